import { counterText } from '@salient/shared/areas/documents/documentTypes.ts';
import { type KeyLocationNames, keyLocationName } from '@salient/shared/areas/key-locations/keyLocationName.ts';
import { fullName, yearsOf } from '@salient/shared/areas/persons/personNames.ts';
import { placeCountry } from '@salient/shared/areas/places/placeCountry.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { ReferenceType } from '@salient/shared/areas/references/documentReference.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { type EntityManager, In } from 'typeorm';
import { MemorialEntity } from '../memorials/MemorialEntity.ts';
import { MilitaryEntityEntity } from '../military/MilitaryEntityEntity.ts';
import { militaryEntityNaming } from '../military/militaryEntityNaming.ts';
import { namesOfPlace } from '../places/namesOfPlace.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { ProjectEntity } from '../projects/ProjectEntity.ts';

/** How a record is called now, and what tells it from others of its name. */
export interface RecordLabel {
  readonly name: string;
  readonly info: string;
}

/** Labels by the ids of the records; of one that is not there there is none. */
export type RecordLabels = ReadonlyMap<string, RecordLabel>;

/** A type of records that are referred to by an id. */
export type RecordType = Exclude<ReferenceType, 'toponym' | 'empty'>;

type Load = (db: EntityManager, ids: readonly string[], language: Language) => Promise<[string, RecordLabel][]>;

const joined = (...words: (string | number | null)[]) =>
  words.filter((word) => word !== null && word !== '').join(', ');

const loadPersons: Load = async (db, ids) => {
  const rows = await db.query<
    { id: string; surname: string; familyname: string; sort_born_date: string; sort_died_date: string }[]
  >('SELECT id, surname, familyname, sort_born_date, sort_died_date FROM person WHERE id = ANY($1)', [ids]);
  return rows.map((row) => [
    row.id,
    {
      name: fullName({ firstName: row.surname, lastName: row.familyname }),
      info: yearsOf({ bornDate: row.sort_born_date, diedDate: row.sort_died_date }),
    },
  ]);
};

const loadPlaces: Load = async (db, ids, language) => {
  const places = await db.findBy(PlaceEntity, { id: In([...ids]) });
  return places.map((place) => [
    place.id,
    { name: placeName(namesOfPlace(place), language), info: placeCountry(place, language) },
  ]);
};

const loadMemorials: Load = async (db, ids, language) => {
  const memorials = await db.findBy(MemorialEntity, { id: In([...ids]) });
  const placeIds = memorials.flatMap(({ place_id }) => place_id ?? []);
  const places = new Map(placeIds.length === 0 ? [] : await loadPlaces(db, placeIds, language));
  return memorials.map(({ id, name, place_id }) => [id, { name, info: places.get(place_id ?? '')?.name ?? '' }]);
};

const loadMilitaryEntities: Load = async (db, ids) => {
  const entities = await db.findBy(MilitaryEntityEntity, { id: In([...ids]) });
  return entities.map((entity) => [
    entity.id,
    { name: militaryEntityNaming.nameOf({ ...entity, army: '' }) ?? entity.army, info: entity.army },
  ]);
};

const loadProjects: Load = async (db, ids) => {
  const projects = await db.findBy(ProjectEntity, { id: In([...ids]) });
  return projects.map(({ id, title, fromYear, toYear }) => [
    id,
    { name: title, info: [...new Set([fromYear, toYear])].filter((year) => year !== null).join('–') },
  ]);
};

const loadDocuments: Load = async (db, ids) => {
  const rows = await db.query<
    { id: string; title: string; counter: number | null; adlib_code: string; inventory_id: string }[]
  >('SELECT id, title, counter, adlib_code, inventory_id FROM document WHERE id = ANY($1)', [ids]);
  return rows.map((row) => [
    row.id,
    { name: row.title, info: row.counter === null ? row.adlib_code || row.inventory_id : counterText(row.counter) },
  ]);
};

const loadContactPersons: Load = async (db, ids) => {
  const rows = await db.query<{ id: string; first_name: string; last_name: string }[]>(
    'SELECT id, first_name, last_name FROM contact_person WHERE id = ANY($1)',
    [ids],
  );
  // Where they live and how they are reached is personal data, and not needed to write of them.
  return rows.map((row) => [
    row.id,
    { name: fullName({ firstName: row.first_name, lastName: row.last_name }), info: '' },
  ]);
};

const loadKeyLocations: Load = async (db, ids, language) => {
  const rows = await db.query<{ id: string; name: string; names: KeyLocationNames; number: number | null }[]>(
    'SELECT id, name, names, number FROM key_location WHERE id = ANY($1)',
    [ids],
  );
  return rows.map((row) => [row.id, { name: keyLocationName(row, language).text, info: joined(row.number) }]);
};

const loaders: Readonly<Record<RecordType, Load>> = {
  person: loadPersons,
  place: loadPlaces,
  memorial: loadMemorials,
  military_entity: loadMilitaryEntities,
  project: loadProjects,
  document: loadDocuments,
  'diborn-document': loadDocuments,
  'contact-person': loadContactPersons,
  key_location: loadKeyLocations,
};

export const isRecordType = (type: ReferenceType): type is RecordType => Object.hasOwn(loaders, type);

/** The present labels of records of one type, with one query of their table however many they are. */
export async function nameRecords(
  db: EntityManager,
  type: RecordType,
  ids: readonly (string | null)[],
  language: Language = 'nl',
): Promise<RecordLabels> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  return new Map(asked.length === 0 ? [] : await loaders[type](db, asked, language));
}

/** As `nameRecords`, of several types at once. */
export async function nameRecordsOfTypes(
  db: EntityManager,
  records: readonly { readonly type: ReferenceType; readonly id: string | null }[],
  language: Language = 'nl',
): Promise<(type: ReferenceType, id: string | null) => RecordLabel | undefined> {
  const labels = new Map<ReferenceType, RecordLabels>();
  for (const type of new Set(records.map((record) => record.type))) {
    if (!isRecordType(type)) continue;
    const ids = records.filter((record) => record.type === type).map(({ id }) => id);
    labels.set(type, await nameRecords(db, type, ids, language));
  }
  return (type, id) => (id === null ? undefined : labels.get(type)?.get(id));
}
