import { type EventDraft, emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { PersonEventEntity } from '../../core-server/src/areas/events/PersonEventEntity.ts';
import { MilitaryEntityHistoryEntity } from '../../core-server/src/areas/military/MilitaryEntityHistoryEntity.ts';
import type { Maker } from '../harness/records/make.ts';
import { fillSources } from './fillSources.ts';
import { formerAddresses, someKeys, someWalks, summerProject } from './museumFacts.ts';

const given = ['Jan', 'Pieter', 'Joseph', 'Cyriel', 'Achiel', 'Remi', 'Alfons', 'Marie', 'Emma', 'Leonie'];
const family = ['Deruytter', 'Vandenberghe', 'Lowyck', 'Maertens', 'Dehaene', 'Bossaert', 'Verbeke'];

/** Persons who make every page of the public app show all that it can. */
export async function fillMuseum(make: Maker, db: DataSource): Promise<void> {
  const place = (names: Record<string, string>, country_code: string, lat: number, lon: number) =>
    make.place({
      languages: Object.fromEntries(Object.entries(names).map(([language, name]) => [language, { name }])),
      country_code,
      lat,
      lon,
    });
  const ieper = await place({ nl: 'Ieper', fr: 'Ypres', en: 'Ypres', de: 'Ypern' }, 'BE', 50.851, 2.886);
  const langemark = await place({ nl: 'Langemark' }, 'BE', 50.912, 2.918);
  const cardiff = await place({ en: 'Cardiff', nl: 'Cardiff', fr: 'Cardiff', de: 'Cardiff' }, 'GB', 51.48, -3.18);
  const tyneCot = await make.memorial({ name: 'Tyne Cot Cemetery', place_id: langemark.id });
  await db.query(`INSERT INTO project (id, title) VALUES ($1, $2)`, [summerProject.id, summerProject.title]);

  const william = await make.person({
    surname: 'William',
    familyname: 'McGee',
    alternative_familynames: ['MacGee'],
    gender: 'male',
    victim_type: 'military',
    victim_type_details: 'none',
    initials: 'W.J.',
    nationality: 'British',
    born_day: null,
    born_month: 11,
    born_year: 1881,
    died_day: 4,
    died_month: 10,
    died_year: 1917,
    description: 'Zoon van John en Mary McGee uit Cardiff.',
  });
  await fillSources(db, william.id);
  const event = (type: EventType, fields: Partial<EventDraft>) =>
    make.event(type, { person_id: william.id, ...fields });
  const lifeEvent = (type: 'born' | 'died', fields: Partial<EventDraft>) =>
    db.manager.update(PersonEventEntity, { person_id: william.id, type }, fields);
  await lifeEvent('born', { place_id: cardiff.id });
  await lifeEvent('died', { place_id: langemark.id, death_reason: 'killed in action' });
  await event('school', { school_name: 'Cathays Board School', start_year: 1888, end_year: 1895 });
  await event('work', { work_company_name: 'Bute Docks', work_profession: 'docker', start_year: 1896 });
  await event('where', { where_reason: 'homeaddress', topo: 'Cathedral Road 12', place_id: cardiff.id });
  await event('marriage', { marriage_partner: 'Ellen Price', start_day: 12, start_month: 6, start_year: 1906 });
  const service = { enlisted_army: 'B.E.F.', enlisted_number: '23481' };
  await event('military', {
    ...service,
    enlisted_reason: 'enlisted',
    enlisted_regt: 'Welsh Regiment',
    enlisted_rank: 'Private',
    start_day: 7,
    start_month: 12,
    start_year: 1914,
  });
  const battalion = { regiment: 'Royal Welsh Fusiliers', unit: 'Battalion', unit_nr: '13th' };
  const { id: battalionId } = await make.militaryEntity({ type: 'unit', ...battalion });
  const brigade = await make.militaryEntity({ type: 'brigade', brigade: '113th Brigade' });
  const history = { military_entity_id: battalionId, from_date: '191512??', to_date: '1918????' };
  await db.manager.insert(MilitaryEntityHistoryEntity, [
    { ...history, id: uuidv7(), type: 'structure', entity_id: brigade.id, description: 'Between us: to be checked' },
    {
      ...{ ...history, id: uuidv7(), type: 'track', track_type: 'frontier_service', place_id: langemark.id },
      ...{ from_date: '19170731', to_date: '19170804' },
    },
    {
      ...{ ...history, id: uuidv7(), type: 'track', track_type: 'support', place_id: ieper.id },
      ...{ from_date: '191512??', to_date: '191601??' },
    },
  ]);
  await event('military', {
    ...service,
    enlisted_reason: 'active service',
    military_entity_id: battalionId,
    enlisted_regt: 'Royal Welsh Fusiliers',
    enlisted_unit: 'Battalion',
    enlisted_nr: '13th',
    enlisted_rank: 'Lance Corporal',
    start_month: 12,
    start_year: 1915,
  });
  await event('injured', { injured_wound: 'left arm', injured_cause: 'rifle fire', start_year: 1916, start_month: 7 });
  await event('hospitalized', { start_year: 1916, start_month: 7, end_year: 1916, end_month: 9 });
  await event('decorated', { decoration: 'Military Medal', start_year: 1917 });
  await event('memorated', { memorial_id: tyneCot.id, memorial_kind: 'current', memorial_ref: 'XII. B. 14.' });

  const keyIds = new Map<number, string>();
  for (const keyLocation of someKeys) {
    const { id } = await make.keyLocation(keyLocation);
    keyIds.set(keyLocation.number, id);
    if (keyLocation.name === 'Menenpoort') {
      await make.story({ key_location_id: id, targets: ['museum', 'key'], photo: false });
    }
  }

  for (const { numbers, ...walk } of someWalks) {
    await make.keyWalk({ ...walk, keys: numbers.flatMap((number) => keyIds.get(number) ?? []) });
  }

  await db.query(
    `INSERT INTO redirect (from_type, from_id, to_id, reason, at) VALUES
       ('person', $1, $2, 'merged', now()), ('person', $3, NULL, 'removed', '2026-03-14T23:30+01')`,
    [formerAddresses.merged, william.id, formerAddresses.removed],
  );

  const ellen = await make.person({ surname: 'Ellen', familyname: 'Price', gender: 'female', born_year: 1884 });
  await db.manager.update(PersonEventEntity, { person_id: ellen.id, type: 'born' }, { place_id: cardiff.id });
  for (const [from, to] of [
    [william, ellen],
    [ellen, william],
  ] as const) {
    await db.query(`INSERT INTO relation (id, person_id, related_person_id, relation) VALUES ($1, $2, $3, 'married')`, [
      uuidv7(),
      from.id,
      to.id,
    ]);
  }

  for (const firstName of ['Godelieve', 'Luc', 'An', 'Piet'])
    await make.contactPerson({ firstName, lastName: 'Vandamme' });

  const long = await make.person({
    surname: 'Jean-Baptiste Petrus Cornelius',
    familyname: 'Vanden Broucke-Van Steenkiste',
    alternative_familynames: ['Vandenbroucke'],
    gender: 'male',
    victim_type: 'civilian',
    victim_type_details: 'executed',
    died_year: 1914,
  });
  await db.manager.update(PersonEventEntity, { person_id: long.id, type: 'died' }, { place_id: ieper.id });
  await make.person({ surname: 'محمد', familyname: 'عبد القادر', victim_type: 'military', died_year: 1915 });
  await make.person({ surname: '🕊️ Anna', familyname: 'Ó Súilleabháin', victim_type: 'civilian' });
  await make.person({ surname: '<b>Jan</b>', familyname: '</script><script>alert(1)</script>', died_year: 1918 });

  for (let index = 0; index < 260; index++) {
    const person = await make.person({
      surname: given[index % given.length] ?? '',
      familyname: family[index % family.length] ?? '',
      gender: index % given.length > 6 ? 'female' : 'male',
      victim_type: index % 3 === 0 ? 'civilian' : 'military',
      nationality: index % 4 === 0 ? 'Frans' : 'Belg',
      born_year: 1870 + (index % 30),
      died_year: 1914 + (index % 5),
    });
    if (index % 3 !== 0) {
      const draft = { ...emptyEvent('military'), enlisted_reason: 'active service', enlisted_army: 'A.B.L.' } as const;
      await make.event('military', { ...draft, person_id: person.id, enlisted_number: String(1000 + index) });
    }
    // A list wrote where something happened to them, and knew no place of that name.
    if (index < 3) {
      const place_as_written = index < 2 ? 'Zillebeke, Flandern' : 'LANGEMARK';
      await make.event('extra', { person_id: person.id, place_as_written });
    }
    if (index < 45) {
      await db.query(`INSERT INTO project_membership (person_id, project_id) VALUES ($1, $2)`, [
        person.id,
        summerProject.id,
      ]);
    }
  }
}
