/** What parts facts that stand in one line; no line begins with it. */
export const betweenFacts = '\u00a0· ';

/** Facts in one line, without those that nobody knows. */
export const joinFacts = (facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join(betweenFacts);
