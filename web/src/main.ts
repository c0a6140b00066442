import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import Blocked from "./lib/Blocked.svelte";
import { settings } from "./lib/settings.svelte";
import { say, speak, speakOfFailure } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the client");

/** Whether there are words: those of the chosen language, else those that are kept for everyone. */
const hasWords = await speak(settings.language)
  .catch(() => speak("en"))
  .then(
    () => true,
    () => false,
  );
if (hasWords) {
  mount(App, { target });
} else {
  speakOfFailure(settings.language);
  mount(Blocked, { target, props: { words: say("client-failed-part"), again: () => location.reload() } });
}
