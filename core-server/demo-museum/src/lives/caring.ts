import { type Army, armies } from '../military/armies.ts';
import { nurseDecorations } from '../military/decorations.ts';
import type { Institution } from '../military/hospitals.ts';
import type { OriginKey } from '../peoples/origins.ts';
import { type DayNumber, dayNumber, dayOf } from '../random/historicalDay.ts';
import type { Random } from '../random/Random.ts';
import { Urn } from '../random/Urn.ts';
import { nursing, religious } from '../texts/trades.ts';
import type { World } from '../World.ts';
import type { Biography } from './Biography.ts';
import { beginLife, foundHouse, recordBirth } from './childhood.ts';
import { recordCivilianGrave } from './civiliansGrave.ts';
import { illnessOn, reasonWord, recordDeath } from './death.ts';
import { recordFamily, recordYouth } from './youth.ts';

const nurseOrigins = new Urn<OriginKey>([
  ['english', 5],
  ['westFlemish', 4],
  ['flemish', 3],
  ['scottish', 1],
  ['canadian', 2],
  ['australian', 1],
  ['irish', 1],
  ['walloon', 2],
  ['german', 1],
]);
const services: Partial<Record<OriginKey, readonly [army: string, service: string, rank: string]>> = {
  english: ['B.E.F.', "Queen Alexandra's Imperial Military Nursing Service", 'Staff Nurse'],
  scottish: ['B.E.F.', 'Territorial Force Nursing Service', 'Sister'],
  irish: ['B.E.F.', 'Voluntary Aid Detachment', 'Nursing Member'],
  canadian: ['C.E.F.', 'Canadian Army Medical Corps', 'Nursing Sister'],
  australian: ['A.I.F.', 'Australian Army Nursing Service', 'Staff Nurse'],
};
const convents = ['Zusters van Maria', 'Lamotte-klooster', 'Zwarte Zusters', 'Heilige Familie', 'Zusters van Liefde'];
const sisterNames =
  'Marie-Colette Godelieve Bernarda Aloysia Josepha Cordula Felicitas Marie-Josephe Theresia Benedicta Placida Alexia'.split(
    ' ',
  );

/** A nurse, or a nun who looked after the sick, the refugees and their children. */
export function carer(world: World, random: Random, ordinal: number): Biography {
  const isNun = random.chance(0.4);
  const origin = world.origins[isNun ? (random.chance(0.8) ? 'westFlemish' : 'flemish') : nurseOrigins.draw(random)];
  const house = foundHouse(origin, random);
  const begins = dayOf(origin.key === 'australian' ? '1916-04-20' : '1914-09-01') + random.whole(0, 800);
  const born =
    begins - Math.round((isNun ? random.whole(22, 62) : random.whole(21, 46)) * 365.25) - random.whole(0, 360);
  const biography = beginLife(world, random, ordinal, { house, sex: 'female', born });
  const { draft, truth } = biography;
  const died = random.chance(0.55) ? Math.min(begins + random.whole(40, 700), dayOf('1919-03-01')) : null;
  truth.trade = random.pick(isNun ? religious : nursing);
  recordBirth(biography);
  recordYouth(biography, house, { until: begins, detail: 0.4, isSingle: true });
  if (isNun) draft.alternative_surnames.push(`Zuster ${random.pick(sisterNames)}`);
  const service = services[origin.key];
  const armyName = service?.[0] ?? (origin.key === 'german' ? 'D.K.H.' : 'A.B.L.');
  const army = armies.find(({ name }) => name === armyName) as Army;
  const hospital = world.institutions.hospitals(army, begins)?.draw(random) ?? null;
  draft.victim_type = service ? 'military' : 'civilian';
  draft.victim_type_details = 'none';
  if (service) {
    const [, regiment, rank] = service;
    biography.add('military', {
      enlisted_reason: 'active service',
      when: { day: begins, precision: 'month' },
      place_id: hospital?.place.id ?? null,
      enlisted_army: armyName,
      enlisted_regt: regiment,
      enlisted_rank: rank,
      military_regiment_id: world.military.regimentId(armyName, regiment),
    });
  }
  biography.add('work', {
    when: { day: begins, precision: random.chance(0.5) ? 'month' : 'year' },
    until: random.chance(0.4) ? { day: died ?? dayOf('1919-02-01'), precision: 'year' } : null,
    place_id: (isNun && random.chance(0.5) ? house.home : (hospital?.place ?? house.home)).id,
    work_company_name: isNun ? random.pick(convents) : (hospital?.name ?? ''),
    work_profession: biography.word(truth.trade),
  });
  if (died === null) {
    draft.war_casualty = false;
    draft.in_namelist = false;
    if (random.chance(0.3)) biography.remark('afterwards');
  } else recordCarersDeath(biography, died, hospital, army);
  if (random.chance(0.35)) {
    biography.add('decorated', {
      decoration: nurseDecorations.draw(random),
      when: { day: dayNumber(1919, 4, 1) + random.whole(0, 700), precision: 'year' },
    });
  }
  recordFamily(biography);
  biography.joins('women', random.chance(0.4) ? 'Portret gekozen voor de zaal over zorg.' : '');
  return biography;
}

function recordCarersDeath(biography: Biography, day: DayNumber, hospital: Institution | null, army: Army): void {
  const { random, draft, truth, world } = biography;
  const place = hospital?.place ?? truth.home;
  const bombed = day < dayOf('1918-10-01') && random.chance(0.35);
  const illness = illnessOn(biography, day, 'civilians');
  recordDeath(biography, {
    day,
    place,
    topo: hospital?.name ?? '',
    reason: bombed ? reasonWord(biography, 'civilianBombed', 0.8) : biography.word(illness.reason),
    description: bombed || random.chance(0.4) ? '' : biography.word(illness.died),
    dayKnown: 0.95,
  });
  const grave = draft.victim_type === 'military' ? world.memorials.cemeteriesNear(place, army.dead, true) : null;
  if (grave) biography.add('memorated', { memorial_id: grave.draw(random).id, memorial_kind: 'current' });
  else recordCivilianGrave(biography, truth.home, place, 'illness');
}
