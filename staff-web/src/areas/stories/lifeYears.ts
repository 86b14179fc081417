interface Life {
  readonly born_year: number | '?';
  readonly died_year: number | '?';
}

/** Years of birth and death as lists show them: `1893–1917`, `?–1917`; empty where neither is known. */
export const lifeYears = ({ born_year, died_year }: Life) =>
  born_year === '?' && died_year === '?' ? '' : `${born_year}–${died_year}`;
