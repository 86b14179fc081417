import { emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { PersonEventEntity } from '../../core-server/src/areas/events/PersonEventEntity.ts';
import { createMaker, type Maker } from '../harness/records/make.ts';

const givens = ['Thérèse', 'Jean-Baptiste', 'Ĳsbrand', 'Zoë', 'Józef', 'William', ''];
const families = ['De Smet', "O'Brien", 'Müller', 'Van den Berghe', 'Ó Súilleabháin', "D'Hondt", 'Łęcki', 'Peeters'];

const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** How much of a date is known: nothing, a year, a month or the day. */
function known(n: number, year: number, prefix: 'start' | 'end' | 'died' | 'born') {
  const parts = { year, month: 1 + (n % 12), day: 1 + (n % 28) };
  const names = (['year', 'month', 'day'] as const).slice(0, n % 4);
  return Object.fromEntries(names.map((part) => [`${prefix}_${part}`, parts[part]]));
}

async function makePlaces({ place }: Maker) {
  const named = (name: string, lat: number | null, lon: number | null) =>
    place({ languages: { nl: { name } }, lat, lon });
  return {
    ieper: await named('Ieper', 50.851, 2.8857),
    zillebeke: await named('Zillebeke', 50.8353, 2.9218),
    vlamertinge: await named('Vlamertinge', 50.855, 2.818),
    poperinge: await named('Poperinge', 50.8556, 2.7264),
    langemark: await named('Langemark', 50.9136, 2.9186),
    poelkapelle: await named('Poelkapelle', 50.918, 2.957),
    gottingen: await named('Göttingen', 51.5413, 9.9158),
    nowhere: await named('Œuf-en-Ternois', null, null),
  };
}
type Places = Awaited<ReturnType<typeof makePlaces>>;

/** Two battalions of a regiment, a division that they belonged to at times, and where each was near Langemark. */
async function makeUnits({ militaryEntity, historyEntry }: Maker, places: Places) {
  const battalion = { type: 'unit', regiment: 'Hampshire Regiment', unit: 'Battalion' } as const;
  const units = {
    regiment: await militaryEntity({ type: 'regiment', regiment: 'Hampshire Regiment' }),
    first: await militaryEntity({ ...battalion, unit_nr: '1' }),
    second: await militaryEntity({ ...battalion, unit_nr: '2' }),
    division: await militaryEntity({ type: 'division', division: '4th Division' }),
  };
  const { first, second, division } = units;
  const front = { type: 'track', track_type: 'frontier_service' } as const;
  await historyEntry(first.id, {
    type: 'structure',
    entity_id: division.id,
    from_date: '191408??',
    to_date: '1916????',
  });
  await historyEntry(second.id, {
    type: 'attached',
    entity_id: division.id,
    from_date: '19150424',
    to_date: '191512??',
  });
  await historyEntry(first.id, {
    ...{ ...front, place_id: places.poelkapelle.id },
    ...{ from_date: '19150420', to_date: '19150423' },
  });
  await historyEntry(division.id, {
    ...{ ...front, place_id: places.langemark.id },
    ...{ from_date: '19150424', to_date: '19150430' },
  });
  return units;
}
type Units = Awaited<ReturnType<typeof makeUnits>>;

interface Made {
  readonly make: Maker;
  readonly places: Places;
  readonly units: Units;
}

async function civilianLife({ make: { event }, places }: Made, person_id: string, n: number): Promise<void> {
  const homes = [places.ieper, places.zillebeke, places.vlamertinge, places.poperinge, places.nowhere];
  await event('where', { person_id, where_reason: 'homeaddress', place_id: at(homes, n).id });
  await event('where', { person_id, where_reason: 'fugitive', ...known(n, 1913 + (n % 4), 'start') });
  if (n % 2 === 0) await event('where', { person_id, where_reason: 'fugitive', ...known(n + 1, 1916, 'start') });
  if (n % 4 !== 1) {
    await event('where', { person_id, where_reason: 'deportated', ...known(n + 2, 1915 + (n % 2), 'start') });
  }
}

async function soldiersLife({ make: { event }, places, units }: Made, person_id: string, n: number): Promise<void> {
  const unit = at([units.first, units.second, units.regiment, null], n);
  const service = {
    person_id,
    ...{ enlisted_army: at(['B.E.F.', 'A.B.L.'], n), enlisted_regt: unit ? 'Hampshire Regiment' : '3ème de Ligne' },
    enlisted_rank: at(['Soldat', 'Caporal', ''], n >> 3),
    military_entity_id: unit && unit !== units.regiment ? unit.id : null,
    military_regiment_id: unit ? units.regiment.id : null,
  };
  await event('military', { ...service, ...known(n >> 2, 1914 + (n % 2), 'start') });
  if (n % 5 === 0) {
    await event('military', {
      ...{ ...service, enlisted_reason: 'transferred to', enlisted_regt: 'Royal Engineers', enlisted_unit: 'Company' },
      ...{
        military_entity_id: null,
        military_regiment_id: null,
        start_year: 1915,
        start_month: 4,
        start_day: 20 + (n % 7),
      },
    });
  }
  for (let wound = 0; wound < n % 4; wound++) {
    await event('injured', {
      ...{
        person_id,
        injured_wound: at(['Ypérite', 'Linkerarm'], n),
        place_id: at([places.ieper, places.nowhere], n).id,
      },
      ...known(n + wound, at([1916, 1917, 1917], n + wound), 'start'),
    });
  }
  if (n % 4 === 1) {
    const camp = at([places.gottingen, places.gottingen, places.ieper], n >> 2);
    await event('jailed', { person_id, jailed_type: at(['captive', 'jailed', 'captive'], n >> 2), place_id: camp.id });
  }
  if (n % 3 === 1) await event('decorated', { person_id, decoration: 'Croix de Guerre', ...known(n, 1918, 'start') });
}

/** Persons whom nobody would choose to ask for: parts of dates, accents, several events of one kind, deaths without a date. */
export async function fillQuestions(dataSource: DataSource): Promise<void> {
  const make = createMaker(dataSource);
  const places = await makePlaces(make);
  const made: Made = { make, places, units: await makeUnits(make, places) };
  const cemetery = (name: string, place: keyof Places | null) =>
    make.memorial({ name, place_id: place && places[place].id });
  const memorials = [
    await cemetery('Lijssenthoek', 'poperinge'),
    await cemetery('Réservoir', 'ieper'),
    await cemetery('Vlamertinghe New', 'vlamertinge'),
    await cemetery('Nergens', null),
  ];
  const boxes = [
    await make.collection({ title: 'Fonds Claeys – réfugiés' }),
    await make.collection({ title: 'Brieven' }),
  ];
  const papers = await Promise.all(boxes.map(({ id }) => make.document({ collectionId: id })));

  const ids: string[] = [];
  for (let n = 0; n < 168; n++) {
    const isCivilian = n % 3 === 0;
    const { id } = await make.person({
      ...{ surname: at(givens, n), familyname: at(families, n * 3), gender: at(['male', 'female'] as const, n >> 1) },
      ...{ victim_type: isCivilian ? 'civilian' : 'military', war_casualty: n % 5 > 1, in_namelist: n % 5 > 1 },
      ...{ ...known(n, 1880 + (n % 20), 'born'), ...known(n % 9, 1914 + (n % 5), 'died') },
    });
    ids.push(id);
    await (isCivilian ? civilianLife : soldiersLife)(made, id, isCivilian ? n / 3 : n);
    const death = {
      death_reason: at(['Ziekte: tyfus', 'ziektè', 'Granaat', ''], n >> 2),
      place_id: at([null, places.ieper.id], n),
    };
    const written = { ...death, ...eventKeys({ ...emptyEvent('died'), ...death }) };
    await dataSource.manager.update(PersonEventEntity, { person_id: id, type: 'died' }, written);
    for (let grave = 0; grave < n % 3; grave++) {
      await make.event('memorated', {
        ...{ person_id: id, memorial_id: at(memorials, n + grave).id },
        memorial_kind: at(['current', 'original'] as const, grave + (n >> 2)),
      });
    }
    if (n % 4 < 2) {
      const work_profession = at(['Smid', 'smidsknecht', 'Hoefsmid', 'Dentellière'], n >> 2);
      await make.event('work', { person_id: id, work_profession, ...known(n + 1, 1911 + (n % 6), 'start') });
    }
    if (n % 7 === 0) {
      await dataSource.query(
        `INSERT INTO document_reference (type, document_id, person_id, position) VALUES ('person', $1, $2, $3)`,
        [...[at(papers, n / 7).id, id, n]],
      );
    }
  }
  for (const [n, id] of ids.entries()) {
    const other = ids[(n * 5 + 8) % ids.length] as string;
    if (n % 3 === 2 || other === id) continue;
    const pair = n % 3 === 0 ? (['parent', 'child'] as const) : (['sibling', 'sibling'] as const);
    for (const [from, to, relation] of [
      [id, other, pair[0]],
      [other, id, pair[1]],
    ]) {
      await dataSource.query(
        `INSERT INTO relation (id, person_id, related_person_id, relation) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
        [uuidv7(), from, to, relation],
      );
    }
  }
}
