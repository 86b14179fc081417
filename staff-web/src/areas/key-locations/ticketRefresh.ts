/** A ticket holds for half a minute at least: links are renewed sooner, so that whoever clicks has a fresh one. */
export const ticketRefreshMs = 20_000;
