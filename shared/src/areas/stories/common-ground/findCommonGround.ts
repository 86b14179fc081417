import type { MemorialType } from '../../memorials/memorialTypes.ts';
import { kilometresBetween, type QualifyingPlace, sharedWithinKm } from '../coupleStories.ts';
import type { StoryTag } from '../storyTypes.ts';
import type { CommonFact, CommonPlace, SharedFate } from './commonFact.ts';
import { type Overlap, overlapOf, type Presence } from './presence.ts';

export interface LifePlace extends CommonPlace, Omit<QualifyingPlace, 'id'> {}

/** Somewhere in a life; without `presence` nobody knows when, or whether it was the person who was there. */
export interface Stay {
  readonly place: LifePlace;
  readonly presence: Presence | null;
}

export interface Service {
  readonly unit: Extract<CommonFact, { kind: 'unit' }>['unit'];
  /** What units and regiments are compared by; empty where none is named. */
  readonly unitKey: string;
  readonly regimentKey: string;
}

/** What is publicly known of a life and may tie it to another. */
export interface LifeFacts {
  /** `yyyymmdd`; null while it is not wholly known. */
  readonly died: string | null;
  readonly fell: boolean;
  readonly birthplace: LifePlace | null;
  readonly deathplace: LifePlace | null;
  readonly stays: readonly Stay[];
  readonly services: readonly Service[];
  readonly memorials: readonly { readonly id: string; readonly name: string; readonly type: MemorialType }[];
  readonly fates: readonly SharedFate[];
  readonly tags: readonly StoryTag[];
}

/** Places no further apart are one: nobody would say that somebody was 200 m from somebody else all the time. */
const samePlaceKm = 0.5;

/** Facts that a page tells of two lives. */
const mostTold = 3;

/** What two lives can have in common; a pair is told the first of these that hold. */
const mostTellingFirst = [
  'diedAtOnePlace',
  'diedOnOneDay',
  'unit',
  'placeInWar',
  'nearInWar',
  'memorial',
  'regiment',
  'birthplace',
  'placeAroundWar',
  'fate',
  'placeEver',
  'nearAroundWar',
  'theme',
] as const;

/** A fact with what decides how telling it is. */
type Ranked = readonly [as: (typeof mostTellingFirst)[number], fact: CommonFact];

/** What two lives have in common, the most telling first and at most one of each kind. */
export function findCommonGround(a: LifeFacts, b: LifeFacts): CommonFact[] {
  const found: Ranked[] = [
    ...sameDeath(a, b),
    ...sameUnit(a, b),
    ...samePlace(a, b),
    ...nearby(a, b),
    ...sameMemorial(a, b),
    ...sameBirthplace(a, b),
    ...sameFate(a, b),
    ...sameTheme(a, b),
  ];
  found.sort(([one], [two]) => mostTellingFirst.indexOf(one) - mostTellingFirst.indexOf(two));
  return found
    .map(([, fact]) => fact)
    .filter((fact, index, all) => !all.slice(0, index).some((earlier) => saysAsMuch(earlier, fact)))
    .slice(0, mostTold);
}

/** Whether a fact goes without saying after a more telling one. */
function saysAsMuch(earlier: CommonFact, fact: CommonFact): boolean {
  if (earlier.kind === fact.kind) return true;
  const places = ['place', 'near', 'born'];
  if (places.includes(earlier.kind) && places.includes(fact.kind)) return true;
  return earlier.kind === 'died' && fact.kind === 'place' && earlier.place?.id === fact.place.id;
}

/** Of a place what leaves the server. */
const shown = ({ id, names, isSettlement }: LifePlace): CommonPlace => ({ id, names, isSettlement });

function sameDeath(a: LifeFacts, b: LifeFacts): Ranked[] {
  if (a.died === null || a.died !== b.died) return [];
  const place = a.deathplace && a.deathplace.id === b.deathplace?.id ? shown(a.deathplace) : null;
  return [[place ? 'diedAtOnePlace' : 'diedOnOneDay', { kind: 'died', date: a.died, fell: a.fell && b.fell, place }]];
}

function sameUnit(a: LifeFacts, b: LifeFacts): Ranked[] {
  const shared = (key: 'unitKey' | 'regimentKey') =>
    a.services.find((own) => own[key] !== '' && b.services.some((other) => other[key] === own[key]));
  const unit = shared('unitKey');
  if (unit) return [['unit', { kind: 'unit', unit: unit.unit }]];
  const regiment = shared('regimentKey');
  return regiment ? [['regiment', { kind: 'unit', unit: { ...regiment.unit, unit: '', unit_nr: '' } }]] : [];
}

interface Meeting {
  readonly one: LifePlace;
  readonly other: LifePlace;
  readonly km: number;
  readonly overlap: Overlap | null;
}

/** Wherever two lives come near each other. */
function meetingsOf(a: LifeFacts, b: LifeFacts): Meeting[] {
  return a.stays.flatMap((own) =>
    b.stays.flatMap((other) => {
      const km = kilometresBetween(own.place, other.place);
      if (km > sharedWithinKm) return [];
      const overlap = own.presence && other.presence && overlapOf(own.presence, other.presence);
      return [{ one: own.place, other: other.place, km, overlap: overlap?.era === 'later' ? null : overlap }];
    }),
  );
}

/** In the war first, then around it, then the shortest time, then the nearest. */
const compareMeetings = (a: Meeting, b: Meeting) =>
  Number(b.overlap?.era === 'war') - Number(a.overlap?.era === 'war') ||
  (a.overlap?.months ?? 9999) - (b.overlap?.months ?? 9999) ||
  a.km - b.km ||
  (a.one.id < b.one.id ? -1 : 1);

function samePlace(a: LifeFacts, b: LifeFacts): Ranked[] {
  const [first] = meetingsOf(a, b)
    .filter(({ km }) => km < samePlaceKm)
    .sort(compareMeetings);
  if (!first) return [];
  const as = first.overlap === null ? 'placeEver' : first.overlap.era === 'war' ? 'placeInWar' : 'placeAroundWar';
  return [[as, { kind: 'place', place: shown(first.one), span: first.overlap?.span ?? null }]];
}

function nearby(a: LifeFacts, b: LifeFacts): Ranked[] {
  const [first] = meetingsOf(a, b)
    .filter(({ km, overlap }) => km >= samePlaceKm && overlap !== null)
    .sort(compareMeetings);
  if (!first?.overlap) return [];
  const { one, other, km, overlap } = first;
  const as = overlap.era === 'war' ? 'nearInWar' : 'nearAroundWar';
  return [[as, { kind: 'near', place: shown(one), other: shown(other), km, span: overlap.span }]];
}

function sameMemorial(a: LifeFacts, b: LifeFacts): Ranked[] {
  const memorial = a.memorials.find(({ id }) => b.memorials.some((other) => other.id === id));
  return memorial ? [['memorial', { kind: 'memorial', memorial }]] : [];
}

const sameBirthplace = (a: LifeFacts, b: LifeFacts): Ranked[] =>
  a.birthplace && a.birthplace.id === b.birthplace?.id
    ? [['birthplace', { kind: 'born', place: shown(a.birthplace) }]]
    : [];

function sameFate(a: LifeFacts, b: LifeFacts): Ranked[] {
  const fate = a.fates.find((each) => b.fates.includes(each));
  return fate ? [['fate', { kind: 'fate', fate }]] : [];
}

function sameTheme(a: LifeFacts, b: LifeFacts): Ranked[] {
  const tag = a.tags.find((each) => b.tags.includes(each));
  return tag ? [['theme', { kind: 'theme', tag }]] : [];
}
