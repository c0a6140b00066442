// Small sounds, made here and now: no file is loaded. Muted by the setting.

import { settings } from "./settings.svelte";
import { afterPaint, whenIdle } from "./when";

export type Sound = "card" | "gem" | "turn" | "collapse" | "win";

let context: AudioContext | null = null;

/** Browsers let a page make sounds only after somebody has touched it. */
function ready(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Get ready for the first sound: to begin with sounds may take a tenth of a second. */
export function prepareSounds(): void {
  whenIdle(ready);
}

/** Make a sound, if sounds are wanted; what is heard is seen first. */
export function sound(which: Sound): void {
  afterPaint(() => {
    const audio = ready();
    if (audio !== null) sounds[which](audio, audio.currentTime);
  });
}

interface Tone {
  pitch: number;
  at: number;
  lasts: number;
  volume: number;
  wave?: OscillatorType;
  /** Where the pitch slides to. */
  to?: number;
}

function tone(audio: AudioContext, { pitch, at, lasts, volume, wave = "sine", to }: Tone): void {
  const voice = audio.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, at);
  if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, at + lasts);
  voice.connect(fading(audio, at, lasts, volume));
  voice.start(at);
  voice.stop(at + lasts);
}

/** Rustling or rumbling: noise through a filter. */
function noise(
  audio: AudioContext,
  { at, lasts, volume, pitch, to = pitch, kind = "lowpass" as BiquadFilterType }: {
    at: number;
    lasts: number;
    volume: number;
    pitch: number;
    to?: number;
    kind?: BiquadFilterType;
  },
): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = kind;
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(filter).connect(fading(audio, at, lasts, volume));
  source.start(at);
}

/** A way out that is loud at once and fades to nothing. */
function fading(audio: AudioContext, at: number, lasts: number, volume: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + Math.min(0.012, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(audio.destination);
  return gain;
}

const sounds: Record<Sound, (audio: AudioContext, now: number) => void> = {
  card(audio, now) {
    noise(audio, { at: now, lasts: 0.09, volume: 0.16, pitch: 5200, to: 900, kind: "bandpass" });
    tone(audio, { pitch: 150, to: 70, at: now + 0.04, lasts: 0.09, volume: 0.14 });
  },
  gem(audio, now) {
    tone(audio, { pitch: 1760, at: now, lasts: 0.25, volume: 0.06 });
    tone(audio, { pitch: 2637, at: now + 0.03, lasts: 0.35, volume: 0.04 });
  },
  turn(audio, now) {
    tone(audio, { pitch: 523.3, at: now, lasts: 0.4, volume: 0.07, wave: "triangle" });
    tone(audio, { pitch: 784, at: now + 0.12, lasts: 0.6, volume: 0.07, wave: "triangle" });
  },
  collapse(audio, now) {
    noise(audio, { at: now, lasts: 1.3, volume: 0.4, pitch: 420, to: 45 });
    for (let stone = 0; stone < 6; stone++) {
      const at = now + 0.1 + stone * 0.13 + Math.random() * 0.06;
      tone(audio, { pitch: 110 - stone * 9, to: 38, at, lasts: 0.22, volume: 0.16 });
    }
  },
  win(audio, now) {
    [523.3, 659.3, 784, 1046.5].forEach((pitch, step) =>
      tone(audio, { pitch, at: now + step * 0.13, lasts: 0.7, volume: 0.08, wave: "triangle" }),
    );
  },
};
