/** Enough for the first names and the frequent family names of a list; few enough to keep memory flat. */
const mostRemembered = 10_000;

/**
 * The same function of a text, which remembers its answers. First names and common family names come again and again in
 * an import.
 *
 * @param compute always gives the same for the same text; nobody may change what it gives.
 */
export function remembering<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = compute(text);
    if (answers.size >= mostRemembered) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
