import type { KnownPlace } from '../places/PlaceBook.ts';
import { type DayNumber, knownDate, type Precision } from '../random/historicalDay.ts';
import type { Illness } from '../texts/illnesses.ts';
import { illnessesOn } from '../texts/illnesses.ts';
import { type DeathReason, deathReasons } from '../texts/vocabulary.ts';
import type { Biography } from './Biography.ts';

interface Death {
  readonly day: DayNumber;
  /** Null when the records do not say where. */
  readonly place: KnownPlace | null;
  readonly topo?: string;
  /** Words of the register and of the cataloguer; blank when they are silent. */
  readonly reason: string;
  readonly description: string;
  /** Share of such deaths whose day is known. */
  readonly dayKnown: number;
}

/** Date and age of death in the head of the record, and the event for it. */
export function recordDeath(
  biography: Biography,
  { day, place, topo = '', reason, description, dayKnown }: Death,
): void {
  const { random, truth, draft } = biography;
  truth.died = day;
  const precision = deathPrecision(biography, dayKnown);
  const known = knownDate(day, precision);
  Object.assign(draft, { died_day: known.day, died_month: known.month, died_year: known.year });
  const birthKnown = draft.born_day !== null;
  // Where the birth is not known, the register often gave an age instead.
  if (random.chance(birthKnown ? 0.2 : 0.78)) draft.died_age = biography.ageAtDeath();
  biography.add('died', {
    when: { day, precision },
    place_id: place && (topo !== '' || random.chance(0.93)) ? place.id : null,
    topo,
    death_reason: reason,
    description,
  });
}

function deathPrecision({ random }: Biography, dayKnown: number): Precision {
  if (random.chance(dayKnown)) return 'day';
  const spot = random.fraction();
  if (spot < 0.45) return 'month';
  return spot < 0.9 ? 'year' : 'none';
}

/** The register's word for a reason of death, in `share` of all registers. */
export const reasonWord = (biography: Biography, reason: DeathReason, share: number): string =>
  biography.random.chance(share) ? biography.word(biography.random.pick(deathReasons[reason])) : '';

/** A disease of the time; there is always one. */
export function illnessOn({ random }: Biography, day: DayNumber, who: 'soldiers' | 'civilians'): Illness {
  return random.pick(illnessesOn(day, who));
}
