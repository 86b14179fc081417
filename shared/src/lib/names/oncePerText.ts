/** Few enough to keep memory flat, enough for the names that come again and again in a list of a million persons. */
const mostKept = 20_000;

/**
 * The same pure function, which computes each text once: names repeat, and folding one costs more than looking it up.
 * Answers are shared, so they must not be changed.
 */
export function oncePerText<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const answer = compute(text);
    if (known.size >= mostKept) known.clear();
    known.set(text, answer);
    return answer;
  };
}
