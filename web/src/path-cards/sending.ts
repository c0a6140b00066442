// A move on its way to the server: one at a time, and kept until it has arrived or was refused.

/** What sends moves: the board's selection. */
export interface Sender<Move> {
  sent: Move | null;
  readonly reasons: { wonder(move: null): void };
  refresh(): void;
}

/** Send a move unless one is on its way; return whether the server took it. A refusal goes to `refused`. */
export async function sendOnce<Move>(
  sender: Sender<Move>,
  move: Move,
  play: (move: Move) => Promise<void>,
  refused: (problem: unknown) => void,
): Promise<boolean> {
  if (sender.sent !== null) return false;
  sender.sent = move;
  sender.reasons.wonder(null);
  try {
    await play(move);
  } catch (problem) {
    if (sender.sent === move) sender.sent = null;
    refused(problem);
    return false;
  }
  // what it did was heard before, and may have left everything to decide as it was
  if (sender.sent === move) sender.refresh();
  return true;
}
