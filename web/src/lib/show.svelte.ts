// What the board on the screen is doing with the news.
//
// A board may take a moment to show what has happened. What stands around it (a curtain, the result, a
// replay that goes on by itself) waits for that, so that nothing is told before it is seen.

class Show {
  /** Whether the board is still showing what has happened. Set by the board. */
  busy = $state(false);
  /** Whether the reader skips what bots do: it is shown without motion. Set by the table. */
  hurried = $state(false);
}

export const show = new Show();
