/** Whether somebody of the names list is dead, or taken to be so, or taken to be alive and then shown to staff alone. */
export const livingStatuses = ['dead', 'presumed_dead', 'presumed_living'] as const;
export type LivingStatus = (typeof livingStatuses)[number];

/** What staff may set; `computed` leaves it to the rule. */
export const statedLivingStatuses = ['computed', ...livingStatuses] as const;
export type StatedLivingStatus = (typeof statedLivingStatuses)[number];

/** Whether everybody may know of a person: the one place where that is decided; in SQL it is `isPublicPersonSql`. */
export const isPublicPerson = ({ living_status }: { readonly living_status: LivingStatus }): boolean =>
  living_status !== 'presumed_living';

/** Nobody is taken to have lived longer, in years. */
export const longestLife = 110;

/** Whoever was born later was no victim of the war, whatever is ticked: the last day by which the graves commission counts. */
export const lastDayOfWarDeaths = 1921_08_31;

/** Whoever is seen alive by this day lived in the war. */
export const lastDayOfWarYears = 1918_12_31;

/** What is known of the life of a person, days as yyyymmdd. */
export interface KnownOfLife {
  /** Of the date of death any part, or an age at death. */
  readonly isDeathKnown: boolean;
  readonly warCasualty: boolean;
  /** The first and the last day on which the person can have been born; null while that is not known. */
  readonly bornMin: number | null;
  readonly bornMax: number | null;
  /** The last possible day of the earliest dated event of the life: who was at school then was born by then. */
  readonly firstSeen: number | null;
  /** Whether an event tells of military service. */
  readonly hasServed: boolean;
  /** Whether the person is named as somebody's relative, or has one: friends and comrades are none. */
  readonly isRelative: boolean;
}

export interface JudgedLife {
  readonly status: LivingStatus;
  /** From which day on somebody presumed living is presumed dead; null where only new knowledge changes it. */
  readonly until: number | null;
}

const judged = (status: LivingStatus, until: number | null = null): JudgedLife => ({ status, until });

/** Alive until the longest life is over, counted from a day. */
function judgeFrom(day: number, today: number): JudgedLife {
  const until = day + longestLife * 10_000;
  return until <= today ? judged('presumed_dead') : judged('presumed_living', until);
}

/**
 * Whether somebody is dead. The database does the same in `salient_judge_life`, and a test compares both.
 *
 * 1. A death that is known, or a victim of the war: dead, whatever dates are missing. A victim born after the war is a
 *    mistake, and the date of birth counts.
 * 2. Who was born is presumed living for 110 years from the last day on which it can have been.
 * 3. Without a birth: who served, or is seen alive in the war or 110 years ago, is presumed dead, since the names list is of
 *    that war; who is seen alive only later is presumed living for 110 years from then.
 * 4. Without any date: a relative is presumed living until somebody says more, anybody else is there for the war's sake and
 *    presumed dead.
 *
 * @param today as yyyymmdd.
 */
export function judgeLife(known: KnownOfLife, today: number): JudgedLife {
  const { isDeathKnown, warCasualty, bornMin, bornMax, firstSeen, hasServed, isRelative } = known;
  if (isDeathKnown) return judged('dead');
  if (warCasualty && (bornMin ?? 0) <= lastDayOfWarDeaths) return judged('dead');
  if (bornMax !== null) return judgeFrom(bornMax, today);
  if (firstSeen !== null && firstSeen > lastDayOfWarYears) return judgeFrom(firstSeen, today);
  if (firstSeen !== null || hasServed) return judged('presumed_dead');
  return judged(isRelative ? 'presumed_living' : 'presumed_dead');
}
