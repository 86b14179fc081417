import type { Army } from '../military/armies.ts';
import { decorationsOf } from '../military/decorations.ts';
import type { KnownUnit, MilitaryBook } from '../military/MilitaryBook.ts';
import { dayWithin, type Phase, placeWithin } from '../military/phases.ts';
import { type Rank, ranksOf } from '../military/ranks.ts';
import { serviceNumber, subUnit } from '../military/serviceNumbers.ts';
import type { OriginKey } from '../peoples/origins.ts';
import type { KnownPlace } from '../places/PlaceBook.ts';
import { type DayNumber, dayNumber, dayOf, yearOf } from '../random/historicalDay.ts';
import type { Random } from '../random/Random.ts';
import type { Biography } from './Biography.ts';
import { warBegins } from './youth.ts';

/** How and where a man served. */
export interface Service {
  /** The day on which he joined; known once his birth is. */
  joined: DayNumber;
  readonly army: Army;
  readonly unit: KnownUnit;
  readonly rank: Rank;
  readonly number: string;
  readonly sub: string;
  /** The fighting in which the war caught up with him. */
  readonly phase: Phase;
  readonly day: DayNumber;
  readonly place: KnownPlace;
}

/** Draws a soldier's service; comrades share `unit`, and sometimes the day. */
export function drawService(
  military: MilitaryBook,
  army: Army,
  random: Random,
  given: { unit?: KnownUnit; phase?: Phase; day?: DayNumber; place?: KnownPlace } = {},
): Service {
  const unit = given.unit ?? military.unitOf(army, random);
  const rank = ranksOf(army, unit).draw(random);
  const phase = given.phase ?? unit.phases.draw(random);
  const numbered = rank.standing !== 'officer' && !army.prisoners && random.chance(army.side === 'german' ? 0.12 : 0.9);
  return {
    joined: 0,
    army,
    unit,
    rank,
    number: numbered ? serviceNumber(army, unit, random) : '',
    sub: subUnit(army, unit, random),
    phase,
    day: given.day ?? dayWithin(phase, random),
    place: given.place ?? placeWithin(phase, random),
  };
}

/** The people a man of the unit came from. */
export function drawOrigin(army: Army, unit: KnownUnit, random: Random): OriginKey {
  const name = `${unit.unitNr} ${unit.regiment}`;
  const found = army.origins.find(([pattern]) => pattern.test(name) || pattern.test(unit.regiment));
  if (!found) throw new Error(`no people for ${unit.regiment}`);
  return found[1].draw(random);
}

/** A day of birth that fits the army's ages, most of its men being in their twenties. */
export function drawSoldiersBirth(army: Army, day: DayNumber, random: Random): DayNumber {
  const [youngest, oldest] = army.ages;
  const spread = oldest - youngest;
  const age =
    youngest + (random.fraction() * 0.55 + random.fraction() ** 2 * 0.45) * spread * (random.chance(0.75) ? 0.6 : 1);
  return Math.round(day - (age + 0.2 + random.fraction() * 0.8) * 365.25);
}

/** Enlistment and service, and what changed in between. The service that lists show is the one of his last unit. */
export function recordService(biography: Biography, service: Service): void {
  const { random, world } = biography;
  const { army, unit, rank, number, sub } = service;
  const { joined } = service;
  const depots = (joined > dayOf('1914-10-15') && army.depotsInExile) || army.depots;
  const depot = depots.length > 0 && random.chance(0.45);
  const own = {
    enlisted_army: army.name,
    enlisted_regt: unit.regiment,
    enlisted_unit: unit.unit,
    enlisted_nr: unit.unitNr,
    military_entity_id: unit.entityId,
    military_regiment_id: unit.regimentId,
  };
  if (random.chance(army.side === 'german' ? 0.4 : 0.66)) {
    const place = depot ? world.places.get(random.pick(depots)) : biography.truth.home;
    // Many joined another battalion than the one in which they fell; the early register knows the army alone.
    const early = random.chance(0.4) ? own : { enlisted_army: army.name };
    biography.add('military', {
      enlisted_reason: 'enlisted',
      when: { day: joined, precision: random.chance(0.62) ? 'day' : random.chance(0.5) ? 'month' : 'year' },
      place_id: random.chance(0.82) ? place.id : null,
      ...early,
      enlisted_number: early === own && random.chance(0.6) ? number : '',
      description: biography.tell(wayIn(service, random), army.labourers ? 0 : 0.4, {
        place,
        year: yearOf(joined),
      }),
    });
  }
  if (random.chance(0.17)) recordChange(biography, service, joined);
  biography.add('military', {
    enlisted_reason: 'active service',
    when: random.chance(0.4) ? { day: arrivalOf(biography, service), precision: 'month' } : null,
    place_id: random.chance(0.3) ? service.place.id : null,
    ...own,
    enlisted_sub: sub,
    enlisted_rank: rank.title,
    enlisted_number: number,
    description: army.prisoners
      ? ''
      : biography.tell('service', 0.3, { place: service.place, rear: random.pick(service.phase.rear) }),
  });
}

/** How he came into the army: serving before the war, called up or by his own will. */
function wayIn({ army, joined }: Service, random: Random): 'peacetime' | 'conscripted' | 'volunteered' {
  if (joined < warBegins) return 'peacetime';
  if (army.name === 'B.E.F.')
    return random.chance(joined > dayOf('1916-02-01') ? 0.9 : 0.05) ? 'conscripted' : 'volunteered';
  return random.chance(conscripting.has(army.name) ? 0.8 : 0.1) ? 'conscripted' : 'volunteered';
}

/** When he came to the unit with which he was caught up by the war. */
function arrivalOf(biography: Biography, service: Service): DayNumber {
  const earliest = Math.min(inService(biography, service), service.day);
  return Math.max(earliest, service.day - biography.random.whole(5, 260));
}

/** The day he joined: within the army's years, after he came of age and before the day that changed his life. */
export function enlistmentDay({ random, truth }: Biography, { army, day }: Service): DayNumber {
  const [from, to] = army.enlistment;
  const opens = army.name !== 'B.E.F.' && from === 1914 ? dayOf('1914-08-10') : dayNumber(from, 1, 2);
  const earliest = Math.max(opens, truth.born + Math.round(17.1 * 365.25));
  const latest = Math.min(dayNumber(to, 12, 20), day - 20);
  if (latest <= earliest) return Math.max(latest, truth.born + 5500);
  // Conscripts joined at twenty with their class, unless the war called them sooner.
  const withClass = truth.born + Math.round((19.6 + random.fraction()) * 365.25);
  if (conscripting.has(army.name) && withClass > earliest && withClass < latest) return withClass;
  return earliest + random.whole(0, latest - earliest);
}

const conscripting = new Set(['A.B.L.', 'A.F.', 'D.K.H.', 'K.u.K.', 'E.I.', 'R.I.A.', 'C.E.P.']);

/** The first day on which he can have been at the front: joined, trained, and his army arrived. */
export function inService(biography: Biography, { army, joined }: Service): DayNumber {
  return Math.max(dayOf(army.arrival), joined + 45, biography.yearsOld(17.5));
}

const changes = [
  ['posted to', 'postedTo', 3],
  ['attached to', 'attachedTo', 2],
  ['transferred to', 'transferred', 4],
  ['promoted', 'promoted', 4],
  ['renumbered', 'renumbered', 2],
] as const;

function recordChange(biography: Biography, service: Service, joined: DayNumber): void {
  const { random, world } = biography;
  const { army, unit, rank, day } = service;
  const [reason, situation] = random.pick(changes.flatMap((change) => Array.from({ length: change[2] }, () => change)));
  if (reason === 'promoted' && rank.standing === 'man') return;
  if (joined < warBegins && reason !== 'promoted') return;
  const elsewhere = reason === 'transferred to' || reason === 'attached to' || reason === 'posted to';
  const named = elsewhere && random.chance(0.6) ? world.military.siblingOf(unit, random) : unit;
  biography.add('military', {
    enlisted_reason: reason,
    when: {
      day: joined + Math.floor((day - joined) * (0.2 + random.fraction() * 0.6)),
      precision: random.chance(0.6) ? 'day' : 'month',
    },
    enlisted_army: army.name,
    enlisted_regt: named.regiment,
    enlisted_unit: named.unit,
    enlisted_nr: named.unitNr,
    military_entity_id: named.entityId,
    military_regiment_id: named.regimentId,
    enlisted_rank: reason === 'promoted' ? rank.title : '',
    enlisted_number: reason === 'renumbered' ? serviceNumber(army, named, random) : '',
    description: biography.tell(situation, 0.7),
  });
}

/** A decoration, when he earned one; officers and sergeants did more often. */
export function recordDecoration(biography: Biography, service: Service): void {
  const { random } = biography;
  const share = { man: 0.06, lance: 0.13, sergeant: 0.24, officer: 0.3 }[service.rank.standing];
  if (service.army.prisoners || !random.chance(share)) return;
  biography.add('decorated', {
    decoration: decorationsOf(service.army, service.rank.standing === 'officer').draw(random),
    when: random.chance(0.7)
      ? { day: service.day + random.whole(5, 140), precision: random.chance(0.5) ? 'day' : 'month' }
      : null,
    citation: biography.tell('decorated', 0.62),
  });
}
