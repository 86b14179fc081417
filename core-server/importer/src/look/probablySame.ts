/** When somebody was born and died, as far as it is known. */
export interface LifeDates {
  readonly born_day: number | null;
  readonly born_month: number | null;
  readonly born_year: number | null;
  readonly died_day: number | null;
  readonly died_month: number | null;
  readonly died_year: number | null;
}

/** `same` where both know the day and it is one, `near` where what both know agrees, `other` where it does not. */
type Agreement = 'same' | 'near' | 'unknown' | 'other';

function compare(one: LifeDates, other: LifeDates, which: 'born' | 'died'): Agreement {
  let shared = 0;
  for (const part of ['year', 'month', 'day'] as const) {
    const [a, b] = [one[`${which}_${part}`], other[`${which}_${part}`]];
    if (a === null || b === null) continue;
    if (a !== b) return 'other';
    shared++;
  }
  return shared === 3 ? 'same' : one[`${which}_year`] !== null && other[`${which}_year`] !== null ? 'near' : 'unknown';
}

/**
 * Whether a row and a person are probably one. Nobody is born or dies twice: dates that contradict each other make two of them.
 * One name needs a date that agrees; a name that is only like it a whole day, and first names that agree.
 */
export function probablySame(row: LifeDates, known: LifeDates, isOneName: boolean, sharesGiven: boolean): boolean {
  const agreements = [compare(row, known, 'born'), compare(row, known, 'died')];
  if (agreements.includes('other')) return false;
  if (isOneName) return agreements.some((agreement) => agreement === 'same' || agreement === 'near');
  return sharesGiven && agreements.includes('same');
}
