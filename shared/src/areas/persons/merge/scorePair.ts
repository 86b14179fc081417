import { foldName } from '../../../lib/names/foldName.ts';
import { soundKeys } from '../../../lib/names/sounds/soundKeys.ts';

/** What is compared of two persons who may be one. Days are in 8 characters, `?` for unknown digits. */
export interface ScoredPerson {
  readonly surname: string;
  readonly familyname: string;
  readonly alternative_surnames: readonly string[];
  readonly alternative_familynames: readonly string[];
  readonly gender: string;
  readonly victim_type: string;
  readonly born: string;
  readonly died: string;
  /** In compared form. */
  readonly numbers: readonly string[];
  readonly regiments: readonly string[];
  readonly birthplace: string | null;
}

/** What speaks for a pair, for those who look at it. */
export const pairReasons = ['same_name', 'similar_name', 'born', 'died', 'number', 'regiment', 'birthplace'] as const;
export type PairReason = (typeof pairReasons)[number];

export interface PairScore {
  /** 50, worth a look, to 100. */
  readonly score: number;
  readonly reasons: PairReason[];
}

/** From here a pair is worth a look: the names agree and one exact fact, or they sound alike and more agrees. */
const threshold = 12;

/** From here somebody may be the person that is being typed: the name alone will do as long as no more is known. */
const leastSimilar = 6;

/** Whether one text becomes the other by one letter added, left out, changed or swapped with its neighbour. */
export function withinOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

const foldedOf = (names: readonly string[]) => names.map(foldName).filter((name) => name !== '');
const shared = (a: readonly string[], b: readonly string[]) => a.some((value) => b.includes(value));

/** Logarithm, base 2, of how much likelier this agreement is for one man than for two. */
function familyWeight(a: ScoredPerson, b: ScoredPerson): number {
  const [own, other] = [
    foldedOf([a.familyname, ...a.alternative_familynames]),
    foldedOf([b.familyname, ...b.alternative_familynames]),
  ];
  if (own.length === 0 || other.length === 0) return 0;
  if (shared(own, other)) return 5;
  if (own.some((name) => other.some((each) => name.length > 3 && withinOneSlip(name, each)))) return 3;
  return shared(own.flatMap(soundKeys), other.flatMap(soundKeys)) ? 2.5 : -6;
}

const isInitial = (name: string) => name.replace(/[^\p{L}]/gu, '').length === 1;

function givenWeight(a: ScoredPerson, b: ScoredPerson): number {
  const names = (person: ScoredPerson) =>
    [person.surname, ...person.alternative_surnames].filter((name) => name !== '');
  const [own, other] = [names(a), names(b)];
  if (own.length === 0 || other.length === 0) return 0;
  const [foldedOwn, foldedOther] = [foldedOf(own), foldedOf(other)];
  if (shared(foldedOwn, foldedOther)) return 3;
  const firsts = (list: readonly string[]) => foldedOf(list.map((name) => name.split(/[\s-]+/)[0] ?? ''));
  if ([...own, ...other].some(isInitial)) {
    const letters = (list: readonly string[]) => firsts(list).map((name) => name.slice(0, 1));
    return shared(letters(own), letters(other)) ? 1 : -4;
  }
  if (shared(firsts(own), firsts(other))) return 1.5;
  if (foldedOwn.some((name) => foldedOther.some((each) => name.length > 3 && withinOneSlip(name, each)))) return 2;
  return shared(firsts(own).flatMap(soundKeys), firsts(other).flatMap(soundKeys)) ? 1 : -4;
}

interface Weights {
  readonly day: number;
  readonly conflict: number;
}

/** How far two partial days agree; parts that one side does not know say nothing. */
function dayWeight(a: string, b: string, { day, conflict }: Weights): number {
  const parts = (date: string) => [date.slice(0, 4), date.slice(4, 6), date.slice(6, 8)] as const;
  const [own, other] = [parts(a), parts(b)];
  const known = own.map((part, index) => !part.includes('?') && !other[index]?.includes('?'));
  const differing = own.filter((part, index) => known[index] && part !== other[index]);
  if (differing.length === 0) {
    const agreeing = known.filter(Boolean).length;
    return known[0] ? ([0, 2, 4, day][agreeing] ?? 0) : 0;
  }
  const [year, month, dayOfMonth] = own;
  const isSwapped = year === other[0] && month === other[2] && dayOfMonth === other[1];
  if (isSwapped && !a.includes('?')) return day / 2;
  const yearsApart = known[0] ? Math.abs(Number(year) - Number(other[0])) : 0;
  if (yearsApart > 1 || differing.length > 1) return conflict;
  // One part a little off is a slip of the pen as often as another man.
  return known.every(Boolean) ? -1 : conflict / 2;
}

/** Both sides know something of the kind: what they share speaks for them, nothing shared against. */
function setWeight(a: readonly string[], b: readonly string[], same: number, different: number): number {
  if (a.length === 0 || b.length === 0) return 0;
  return shared(a, b) ? same : different;
}

/**
 * Weighs whether two persons are one, in the manner of Fellegi and Sunter: each comparison adds how much likelier it is
 * for one man than for two.
 *
 * @returns null when it is not worth anybody's time: fathers and sons, cousins of one name.
 */
export function scorePair(a: ScoredPerson, b: ScoredPerson): PairScore | null {
  const weighed = weighPair(a, b);
  if (weighed === null || weighed.total < threshold) return null;
  const { total, reasons } = weighed;
  return { score: Math.min(100, Math.round(50 + (total - threshold) * 4)), reasons };
}

/** What is typed of a person before it is saved. */
export type TypedPerson = Omit<ScoredPerson, 'victim_type' | 'numbers' | 'regiments' | 'birthplace'>;

/**
 * Weighs whether somebody on the list is the person that is being typed. Less will do than for two records: little is
 * typed yet, and what contradicts it counts all the same.
 *
 * @returns null when it is somebody else as far as is known.
 */
export function scoreTyped(typed: TypedPerson, person: ScoredPerson): WeighedPair | null {
  const { victim_type } = person;
  const weighed = weighPair({ ...typed, victim_type, numbers: [], regiments: [], birthplace: null }, person);
  return weighed !== null && weighed.total >= leastSimilar ? weighed : null;
}

interface WeighedPair {
  readonly total: number;
  readonly reasons: PairReason[];
}

/** What speaks for two persons being one and against it, added up; null for a fact without a name. */
function weighPair(a: ScoredPerson, b: ScoredPerson): WeighedPair | null {
  const [family, given] = [familyWeight(a, b), givenWeight(a, b)];
  const born = dayWeight(a.born, b.born, { day: 8, conflict: -8 });
  const died = dayWeight(a.died, b.died, { day: 6, conflict: -6 });
  const number = setWeight(a.numbers, b.numbers, 7, -3);
  const regiment = setWeight(a.regiments, b.regiments, 1.5, -1.5);
  const birthplace = a.birthplace && b.birthplace ? (a.birthplace === b.birthplace ? 2 : -2) : 0;
  const gender = a.gender !== 'undefined' && b.gender !== 'undefined' && a.gender !== b.gender ? -5 : 0;
  const type = a.victim_type !== b.victim_type ? -0.5 : 0;
  // A name alone, or a fact without a name, is no pair.
  if (family + given <= 0) return null;
  const total = family + given + born + died + number + regiment + birthplace + gender + type;
  const reasons: PairReason[] = [family === 5 && given === 3 ? 'same_name' : 'similar_name'];
  if (born > 0) reasons.push('born');
  if (died > 0) reasons.push('died');
  if (number > 0) reasons.push('number');
  if (regiment > 0) reasons.push('regiment');
  if (birthplace > 0) reasons.push('birthplace');
  return { total, reasons };
}
