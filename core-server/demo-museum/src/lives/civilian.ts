import { civilianDecorations } from '../military/decorations.ts';
import type { Institution } from '../military/hospitals.ts';
import type { KnownPlace } from '../places/PlaceBook.ts';
import { type DayNumber, dayNumber, dayOf } from '../random/historicalDay.ts';
import type { Random } from '../random/Random.ts';
import { Urn } from '../random/Urn.ts';
import { clergy } from '../texts/trades.ts';
import type { Biography } from './Biography.ts';
import type { House } from './childhood.ts';
import { recordCivilianGrave } from './civiliansGrave.ts';
import { illnessOn, reasonWord, recordDeath } from './death.ts';
import { type Flight, recordFlight } from './exile.ts';
import { type Blow, dwellingOn } from './frontZone.ts';
import { recordYouth, warBegins } from './youth.ts';

export type CivilianFate =
  | 'shelled'
  | 'exile'
  | 'massacre'
  | 'forcedLabour'
  | 'executed'
  | 'illness'
  | 'explosive'
  | 'refugee'
  | 'returned';

const drawn = new Urn<CivilianFate>([
  ['shelled', 30],
  ['exile', 15],
  ['massacre', 9],
  ['forcedLabour', 10],
  ['executed', 1.6],
  ['illness', 9],
  ['explosive', 6],
  ['refugee', 14],
  ['returned', 5],
]);
export const drawCivilianFate = (random: Random): CivilianFate => drawn.draw(random);

const epidemics = new Urn<readonly [from: string, to: string]>([
  [['1914-12-10', '1915-08-20'], 5],
  [['1915-08-21', '1918-08-31'], 2],
  [['1918-09-15', '1919-02-10'], 4],
]);

/** The day on which a fate other than a bombardment befell somebody of `home`. */
export function dayOfFate(fate: Exclude<CivilianFate, 'shelled'>, home: KnownPlace, random: Random): DayNumber {
  const between = (from: string, to: string) => random.whole(dayOf(from), dayOf(to));
  switch (fate) {
    case 'massacre':
      return home.area2 === 'West-Vlaanderen'
        ? between('1914-10-18', '1914-10-23')
        : between('1914-08-18', '1914-08-28');
    case 'forcedLabour':
      return between('1916-11-20', '1918-12-20');
    case 'executed':
      return between('1915-02-01', '1918-09-20');
    case 'explosive':
      return dayOf('1919-03-01') + Math.floor(random.fraction() ** 2.2 * 17 * 365);
    case 'illness':
    case 'exile':
      return between(...epidemics.draw(random));
    case 'refugee':
    case 'returned':
      return dayOf('1920-01-01') + Math.floor(random.fraction() * 55 * 365);
  }
}

export interface CivilianStory {
  readonly house: House;
  readonly fate: CivilianFate;
  readonly day: DayNumber;
  /** The way the household fled: needed in exile, and for those who came back before a later fate. */
  readonly flight: Flight | null;
  /** How a bombardment killed. */
  readonly blow?: Blow;
}

/** The life of a civilian after the birth, up to grave and memorial. */
export function recordCivilian(biography: Biography, story: CivilianStory): void {
  const { house, fate, day } = story;
  const { random, truth, draft, world } = biography;
  // Who was born on the way did not leave with the others.
  const flight = story.flight && story.flight.leaves > truth.born ? story.flight : null;
  const survives = fate === 'refugee' || fate === 'returned';
  draft.victim_type = 'civilian';
  draft.victim_type_details = detailsOf(fate, random);
  draft.war_casualty = !survives;
  draft.in_namelist = !survives && random.chance(0.95);
  if (fate === 'executed' && truth.sex === 'male' && random.chance(0.12)) truth.trade = random.pick(clergy);
  recordYouth(biography, house, { until: Math.max(truth.born + 1, Math.min(day, warBegins)) });
  if (survives) {
    recordSurvivor(biography, { ...story, flight });
    return;
  }
  if (flight) recordFlight(biography, flight, day);
  let place = fate === 'exile' && flight ? flight.refuge : dwellingOn(world.places, house.home, day, random);
  let topo = '';
  if (fate === 'forcedLabour') {
    const camp = recordForcedLabour(biography, house.home, day);
    if (camp && random.chance(0.8)) {
      place = camp.place;
      topo = camp.name;
    }
  }
  if (fate === 'executed') {
    place = recordArrest(biography, day - random.whole(20, 160), day)?.place ?? place;
  }
  recordDeath(biography, { day, place, topo, ...wordsOfDeath(biography, story, place), dayKnown: dayKnown(fate) });
  recordCivilianGrave(biography, house.home, place, fate);
}

const dayKnown = (fate: CivilianFate) => (fate === 'forcedLabour' || fate === 'exile' ? 0.82 : 0.92);

/** What the register and the cataloguer wrote about the death; a disease has one name in both. */
function wordsOfDeath(
  biography: Biography,
  { fate, day, blow = 'civilianShelled' }: CivilianStory,
  place: KnownPlace,
): { reason: string; description: string } {
  const { random } = biography;
  switch (fate) {
    case 'massacre':
    case 'executed':
    case 'forcedLabour':
    case 'explosive':
      return { reason: reasonWord(biography, fate, 0.7), description: biography.tell(fate, 0.6, { place }) };
    case 'shelled':
      return { reason: reasonWord(biography, blow, 0.7), description: biography.tell(blow, 0.6, { place }) };
    default: {
      const illness = illnessOn(biography, day, 'civilians');
      const ended = fate === 'exile' ? biography.tell('exileEnded', 0.5, { place }) : '';
      return {
        reason: random.chance(0.65) ? biography.word(illness.reason) : '',
        description: ended || (random.chance(0.5) ? biography.word(illness.died) : ''),
      };
    }
  }
}

function detailsOf(fate: CivilianFate, random: Random): 'none' | 'unknown' | 'deportated' | 'executed' {
  if (fate === 'massacre' || fate === 'executed') return 'executed';
  if (fate === 'forcedLabour' || fate === 'returned') return 'deportated';
  return random.chance(0.7) ? 'none' : 'unknown';
}

/** Deportation, and the camp where its name is known. */
function recordForcedLabour(biography: Biography, home: KnownPlace, until: DayNumber): Institution | null {
  const { random, world } = biography;
  const taken = Math.min(until, Math.max(dayOf('1916-10-20'), until - random.whole(20, 380)));
  const camp = world.institutions.camps('labour', taken)?.draw(random) ?? null;
  biography.add('where', {
    where_reason: 'deportated',
    when: { day: taken, precision: random.chance(0.6) ? 'day' : 'month' },
    until: random.chance(0.5) ? { day: until, precision: 'month' } : null,
    place_id: (camp?.place ?? home).id,
    topo: camp?.name ?? '',
    description: biography.tell('deported', 0.6, { place: camp?.place ?? null }),
  });
  return camp;
}

/** An arrest by the occupier. */
function recordArrest(biography: Biography, from: DayNumber, until: DayNumber): Institution | null {
  const { random, world } = biography;
  const prison = world.institutions.camps('prisons', from)?.draw(random) ?? null;
  if (prison) {
    biography.add('jailed', {
      jailed_type: 'jailed',
      when: { day: from, precision: 'day' },
      until: random.chance(0.7) ? { day: until, precision: 'day' } : null,
      place_id: prison.place.id,
      topo: prison.name,
      description: biography.tell('jailed', 0.6),
    });
  }
  return prison;
}

function recordSurvivor(biography: Biography, { fate, day: died, flight }: CivilianStory): void {
  const { random, truth } = biography;
  if (fate === 'returned') {
    if (random.chance(0.75)) recordForcedLabour(biography, truth.home, dayNumber(1918, 11, random.whole(12, 28)));
    if (random.chance(0.35)) {
      const from = dayOf('1915-03-01') + random.whole(0, 560);
      recordArrest(biography, from, from + random.whole(14, 30));
    }
  } else if (flight) recordFlight(biography, flight, null);
  if (random.chance(0.25)) {
    biography.add('where', {
      where_reason: 'moved',
      when: { day: dayNumber(1921, 3, 1) + random.whole(0, 900), precision: 'year' },
      place_id: truth.home.id,
      description: biography.tell('moved', 0.4),
    });
  }
  if (biography.ageOn(dayOf('1914-11-01')) > 18 && random.chance(fate === 'returned' ? 0.4 : 0.1)) {
    biography.add('decorated', {
      decoration: civilianDecorations[fate === 'returned' ? 'returned' : 'refugee'].draw(random),
      when: { day: dayNumber(1920, 1, 1) + random.whole(0, 2500), precision: 'year' },
    });
  }
  if (random.chance(0.5) && biography.ageOn(died) < 96) {
    recordDeath(biography, {
      day: Math.max(died, dayNumber(1924, 1, 1)),
      place: random.chance(0.75) ? truth.home : null,
      reason: reasonWord(biography, 'natural', 0.2),
      description: '',
      dayKnown: 0.7,
    });
  }
  if (random.chance(0.25)) biography.remark('afterwards');
}
