import type { KnownPlace } from '../places/PlaceBook.ts';
import { type DayNumber, dayNumber, dayOf } from '../random/historicalDay.ts';
import type { Random } from '../random/Random.ts';
import { Urn } from '../random/Urn.ts';
import type { Situation } from '../texts/situations.ts';
import { gases, wounds } from '../texts/vocabulary.ts';
import type { Biography } from './Biography.ts';
import { illnessOn, reasonWord, recordDeath } from './death.ts';
import { inService, type Service } from './soldier.ts';

export type SoldiersFate =
  | 'fell'
  | 'shelled'
  | 'gassed'
  | 'missing'
  | 'diedOfWounds'
  | 'diedOfIllness'
  | 'accident'
  | 'diedInCamp'
  | 'shotAtDawn'
  | 'survived';

const fates: readonly (readonly [SoldiersFate, number])[] = [
  ['fell', 34],
  ['shelled', 13],
  ['missing', 9],
  ['diedOfWounds', 16],
  ['diedOfIllness', 5],
  ['accident', 2],
  ['diedInCamp', 3],
  ['survived', 17],
];
const ordinary = new Urn(fates);
const inGas = new Urn<SoldiersFate>([...fates, ['gassed', 14]]);
const ofLabourers = new Urn<SoldiersFate>([
  ['diedOfIllness', 5],
  ['shelled', 2],
  ['accident', 3],
  ['survived', 0.6],
]);
const ofPrisoners = new Urn<SoldiersFate>([
  ['diedInCamp', 6],
  ['shelled', 1],
  ['survived', 0.6],
]);

export function drawFate({ army, phase }: Service, random: Random): SoldiersFate {
  if (army.labourers) return ofLabourers.draw(random);
  if (army.prisoners) return ofPrisoners.draw(random);
  if (army.name === 'B.E.F.' && random.chance(0.004)) return 'shotAtDawn';
  const fate = (phase.gas ? inGas : ordinary).draw(random);
  // Armies that left no missing found nearly everybody.
  return fate === 'missing' && army.missing < 0.1 ? 'fell' : fate;
}

/** What happened to him on the day, from a wound to a grave or to coming home; answers where he died in the war. */
export function recordFate(biography: Biography, service: Service, fate: SoldiersFate): KnownPlace | null {
  const { random, draft } = biography;
  if (fate === 'survived') {
    recordSurvival(biography, service);
    return null;
  }
  if (random.chance(0.1) && fate !== 'diedOfWounds') recordEarlierWound(biography, service);
  if (fate === 'diedOfIllness') return recordIllness(biography, service);
  let stay: Stay = { last: service.day, place: service.place, name: '' };
  if (fate === 'diedOfWounds') {
    const byGas = recordWound(biography, service, service.day, service.place);
    const { hospital, last } = goToHospital(biography, service, service.day, random.whole(0, 24));
    if (hospital && !byGas) biography.describeLast('hospital', 0.4, { hospital: hospital.name });
    stay = { last, place: hospital?.place ?? service.place, name: hospital?.name ?? '' };
  }
  if (fate === 'diedInCamp') stay = goToCamp(biography, service, service.day);
  if (fate === 'shotAtDawn') draft.victim_type_details = 'executed';
  recordDeath(biography, {
    day: stay.last,
    place: stay.place,
    topo: stay.name,
    reason: reasonWord(biography, fate === 'shelled' ? 'fell' : fate, 0.78),
    description: biography.tell(situationOf(fate, service), 0.42, {
      place: stay.place,
      ...(stay.name === '' ? {} : { hospital: stay.name }),
    }),
    dayKnown: service.army.prisoners || service.army.labourers ? 0.86 : 0.955,
  });
  return stay.place;
}

function situationOf(fate: Exclude<SoldiersFate, 'survived' | 'diedOfIllness'>, { day }: Service): Situation {
  if (fate !== 'gassed') return fate;
  return day < mustardBegins ? 'gassedByCloud' : 'gassedByShells';
}

/** Where and until when somebody was cared for or held. */
interface Stay {
  readonly last: DayNumber;
  readonly place: KnownPlace;
  readonly name: string;
}

function recordIllness(biography: Biography, service: Service): KnownPlace {
  const { random } = biography;
  const illness = illnessOn(biography, service.day, 'soldiers');
  const { hospital, last } = goToHospital(biography, service, service.day, random.whole(3, 30));
  const place = hospital?.place ?? service.place;
  if (hospital && random.chance(0.5)) biography.describeLastAs(biography.word(illness.admitted));
  recordDeath(biography, {
    day: last,
    place,
    topo: hospital?.name ?? '',
    reason: random.chance(0.78) ? biography.word(illness.reason) : '',
    description: random.chance(0.4) ? biography.word(illness.died) : '',
    dayKnown: service.army.prisoners || service.army.labourers ? 0.86 : 0.955,
  });
  return place;
}

/** A wound; answers whether gas made it. */
function recordWound(biography: Biography, service: Service, day: DayNumber, place: KnownPlace | null): boolean {
  const { random } = biography;
  const again = biography.has('injured');
  const byGas = place !== null && service.phase.gas && random.chance(0.25);
  const kind = byGas ? gases[day < mustardBegins ? 'early' : 'late'] : random.pick(wounds);
  biography.add('injured', {
    when: { day, precision: random.chance(0.92) ? 'day' : 'month' },
    place_id: place && random.chance(0.88) ? place.id : null,
    topo: place && random.chance(0.08) ? trenchName(random) : '',
    injured_wound: random.chance(0.7) ? biography.word(random.pick(kind.wounds)) : '',
    injured_cause: random.chance(0.65) ? biography.word(random.pick(kind.causes)) : '',
    description: byGas ? '' : biography.tell(again ? 'woundedAgain' : 'wounded', 0.34, { place }),
  });
  return byGas;
}

const mustardBegins = dayOf('1917-07-12');

/** A wound from which he came back, somewhere that nobody wrote down. */
function recordEarlierWound(biography: Biography, service: Service): void {
  const { random } = biography;
  const day = service.day - random.whole(70, 300);
  if (service.army.prisoners || day < inService(biography, service)) return;
  recordWound(biography, service, day, null);
  if (!random.chance(0.55)) return;
  const { hospital } = goToHospital(biography, service, day, random.whole(12, 60));
  if (hospital) biography.describeLast('hospital', 0.4, { hospital: hospital.name });
}

/** A stay in hospital, where one was open; answers it and its last day. */
function goToHospital(biography: Biography, service: Service, day: DayNumber, days: number) {
  const { random, world } = biography;
  const hospital = world.institutions.hospitals(service.army, day)?.draw(random) ?? null;
  const last = day + days;
  if (hospital) {
    biography.add('hospitalized', {
      when: { day: day + (days > 0 && random.chance(0.3) ? 1 : 0), precision: 'day' },
      until: random.chance(0.75) ? { day: last, precision: 'day' } : null,
      place_id: hospital.place.id,
      topo: hospital.name,
    });
  }
  return { hospital, last };
}

function campKind({ army }: Service, captured: DayNumber, random: Random) {
  if (army.prisoners) return 'behindTheFront';
  if (army.side === 'german') return 'inBritain';
  // Antwerp's garrison crossed into the Netherlands.
  const crossed = army.name === 'A.B.L.' && captured < dayOf('1914-10-20') && random.chance(0.5);
  return crossed ? 'inNetherlands' : 'inGermany';
}

/** Captivity until its end, or until `released`. */
function goToCamp(biography: Biography, service: Service, captured: DayNumber, released?: DayNumber): Stay {
  const { random, world } = biography;
  const camp = world.institutions.camps(campKind(service, captured, random), captured)?.draw(random);
  const days = service.army.prisoners ? random.whole(10, 150) : random.whole(20, 420);
  const last = Math.max(captured + 1, released ?? Math.min(captured + days, dayNumber(1919, 2, 1)));
  if (!camp) return { last, place: service.place, name: '' };
  biography.add('jailed', {
    jailed_type: 'captive',
    when: { day: captured, precision: random.chance(0.8) ? 'day' : 'month' },
    until: random.chance(0.7) ? { day: last, precision: random.chance(0.6) ? 'day' : 'month' } : null,
    place_id: camp.place.id,
    topo: camp.name,
    description: service.army.prisoners ? '' : biography.tell('captured', 0.55, { place: service.place }),
  });
  return { last, place: camp.place, name: camp.name };
}

function recordSurvival(biography: Biography, service: Service): void {
  const { random, truth, draft } = biography;
  draft.war_casualty = false;
  draft.in_namelist = false;
  const kind = random.fraction();
  if (service.army.prisoners || (kind >= 0.5 && kind < 0.8)) {
    goToCamp(biography, service, service.day, dayNumber(1918, 12, random.whole(1, 28)));
  } else if (kind < 0.5) {
    const byGas = recordWound(biography, service, service.day, service.place);
    if (random.chance(0.7)) {
      const { hospital } = goToHospital(biography, service, service.day, random.whole(10, 90));
      if (hospital && !byGas)
        biography.describeLast(random.chance(0.2) ? 'illness' : 'hospital', 0.4, { hospital: hospital.name });
    }
  }
  const died = dayNumber(1920, 1, 1) + Math.floor(random.fraction() * 50 * 365);
  if (random.chance(0.5) && biography.ageOn(died) < 93) {
    recordDeath(biography, {
      day: died,
      place: random.chance(0.6) ? truth.home : null,
      reason: reasonWord(biography, 'natural', 0.25),
      description: '',
      dayKnown: 0.45,
    });
  }
  if (random.chance(0.3)) biography.remark('afterwards');
}

const trenchNames = {
  first: ['Oak', 'Rifle', 'Jackdaw', 'Zouave', 'Cuckoo', 'Lancer', 'Orchard', 'Muddy', 'Castle', 'Warwick'],
  second: ['Trench', 'Lane', 'Avenue', 'Support', 'Farm', 'Drive', 'Walk', 'Redoubt'],
} as const;
const trenchName = (random: Random) => `${random.pick(trenchNames.first)} ${random.pick(trenchNames.second)}`;
