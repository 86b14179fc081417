import { randomBytes } from 'node:crypto';
import { emptyCollection } from '@salient/shared/areas/collections/checkCollection.ts';
import type { CollectionDraft } from '@salient/shared/areas/collections/collectionFields.ts';
import { emptyDocument } from '@salient/shared/areas/documents/checkDocument.ts';
import { type EventDraft, emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import type { EventType } from '@salient/shared/areas/events/eventTypes.ts';
import { emptyKeyLocation, type KeyLocationDraft } from '@salient/shared/areas/key-locations/checkKeyLocation.ts';
import type { KeyWalkDraft } from '@salient/shared/areas/key-locations/checkKeyWalk.ts';
import type { KeyWalk } from '@salient/shared/areas/key-locations/keyWalk.ts';
import { militaryEntityKey } from '@salient/shared/areas/military/militaryEntityKey.ts';
import { namingFields } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { emptyPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import { barred, personKeys } from '@salient/shared/areas/search/personKeys.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { FileEntity } from '../../../core-server/src/areas/attachments/FileEntity.ts';
import { CollectionEntity } from '../../../core-server/src/areas/collections/CollectionEntity.ts';
import { collectionColumns } from '../../../core-server/src/areas/collections/collectionDraft.ts';
import { DocumentElementEntity } from '../../../core-server/src/areas/documents/DocumentElementEntity.ts';
import { DocumentEntity } from '../../../core-server/src/areas/documents/DocumentEntity.ts';
import { documentColumns } from '../../../core-server/src/areas/documents/documentDraft.ts';
import { PersonEventEntity } from '../../../core-server/src/areas/events/PersonEventEntity.ts';
import { insertKeyLocation } from '../../../core-server/src/areas/key-locations/insertKeyLocation.ts';
import type { KeyLocationEntity } from '../../../core-server/src/areas/key-locations/KeyLocationEntity.ts';
import { writeKeyWalk } from '../../../core-server/src/areas/key-locations/keyWalks.ts';
import { MemorialEntity } from '../../../core-server/src/areas/memorials/MemorialEntity.ts';
import { MilitaryEntityEntity } from '../../../core-server/src/areas/military/MilitaryEntityEntity.ts';
import { MilitaryEntityHistoryEntity } from '../../../core-server/src/areas/military/MilitaryEntityHistoryEntity.ts';
import { PersonEntity } from '../../../core-server/src/areas/persons/PersonEntity.ts';
import { syncLifeEvents } from '../../../core-server/src/areas/persons/syncLifeEvents.ts';
import { PlaceEntity } from '../../../core-server/src/areas/places/PlaceEntity.ts';
import { ProjectEntity } from '../../../core-server/src/areas/projects/ProjectEntity.ts';
import { createStoryMaker } from './makeStories.ts';

/** Makes records for a test; every field has a value that passes validation, `given` overrides some. */
export function createMaker(dataSource: DataSource) {
  const db = dataSource.manager;
  let counter = 0;

  async function place(given: Partial<PlaceEntity> = {}): Promise<PlaceEntity> {
    const id = uuidv7();
    const languages = given.languages ?? { nl: { name: `Plaats ${++counter}` } };
    const names = Object.values(languages).flatMap((each) => each?.name ?? []);
    await db.insert(PlaceEntity, {
      id,
      languages,
      ...given,
      name_keys: barred([...names, ...(given.alternative_names ?? [])]),
      sort_name: normalizeText(names[0] ?? ''),
    } as PlaceEntity);
    return db.findOneByOrFail(PlaceEntity, { id });
  }

  async function memorial(given: Partial<MemorialEntity> = {}): Promise<MemorialEntity> {
    const { id = uuidv7() } = given;
    const name = given.name ?? `Begraafplaats ${++counter}`;
    await db.insert(MemorialEntity, {
      type: 'cemetery',
      ...given,
      id,
      name,
      name_keys: barred([name, ...(given.alternative_names ?? [])]),
      sort_name: normalizeText(name),
    });
    return db.findOneByOrFail(MemorialEntity, { id });
  }

  async function militaryEntity(given: Partial<MilitaryEntityEntity> = {}): Promise<MilitaryEntityEntity> {
    const id = uuidv7();
    const { type = 'regiment', army = 'B.E.F.', ...names } = given;
    if (type === 'regiment') names.regiment ??= `Regiment ${++counter}`;
    if (type === 'unit') names.unit ??= `Bataljon ${++counter}`;
    const named = { type, army, ...names };
    await db.insert(MilitaryEntityEntity, {
      id,
      ...named,
      name_key: militaryEntityKey(type, named),
      sort_name: normalizeText(namingFields[type].map((field) => named[field] ?? '').join(' ')),
    });
    return db.findOneByOrFail(MilitaryEntityEntity, { id });
  }

  /** An entry in the history of a military entity. */
  async function historyEntry(
    military_entity_id: string,
    given: Partial<MilitaryEntityHistoryEntity>,
  ): Promise<string> {
    const id = uuidv7();
    await db.insert(MilitaryEntityHistoryEntity, { id, military_entity_id, ...given });
    return id;
  }

  async function keyLocation(given: Partial<KeyLocationDraft> = {}): Promise<KeyLocationEntity> {
    const draft = { ...emptyKeyLocation, name: `Sleutel ${++counter}`, year: 2018, ...given };
    return insertKeyLocation(db, { id: uuidv7(), version: 1, draft, now: new Date() });
  }

  /** A walk past two new keys, unless given. */
  async function keyWalk(given: Partial<KeyWalkDraft> = {}): Promise<KeyWalk> {
    const keys = given.keys ?? [(await keyLocation()).id, (await keyLocation()).id];
    const titles = { nl: `Wandeling ${++counter}`, en: '', fr: '', de: '' };
    const draft = { titles, length_km: 2.4, minutes: 40, for_children: false, ...given, keys };
    const id = uuidv7();
    await writeKeyWalk(db, { id, version: 1, draft });
    return { id, version: 1, ...draft };
  }

  async function project(title = `Project ${++counter}`): Promise<ProjectEntity> {
    const id = uuidv7();
    await db.insert(ProjectEntity, { id, title });
    return db.findOneByOrFail(ProjectEntity, { id });
  }

  async function person(given: Partial<PersonDraft> = {}): Promise<PersonEntity> {
    const id = uuidv7();
    const draft: PersonDraft = { ...emptyPerson, surname: 'Jan', familyname: `Peeters ${++counter}`, ...given };
    await db.insert(PersonEntity, { id, ...draft, ...personKeys(draft) });
    await syncLifeEvents(db, id, draft, null);
    return db.findOneByOrFail(PersonEntity, { id });
  }

  async function event(
    type: EventType,
    given: Partial<EventDraft> & { person_id?: string } = {},
  ): Promise<PersonEventEntity> {
    const id = uuidv7();
    const { person_id = (await person()).id, ...fields } = given;
    const draft: EventDraft = { ...emptyEvent(type), ...fields };
    if (type === 'memorated' && !draft.memorial_id) draft.memorial_id = (await memorial()).id;
    await db.insert(PersonEventEntity, { id, person_id, ...draft, ...eventKeys(draft) });
    return db.findOneByOrFail(PersonEventEntity, { id });
  }

  async function collection(given: Partial<CollectionDraft> = {}): Promise<CollectionEntity> {
    const id = uuidv7();
    const draft = { ...emptyCollection, title: `Doos ${++counter}`, ...given };
    await db.insert(CollectionEntity, { id, ...collectionColumns(draft) });
    return db.findOneByOrFail(CollectionEntity, { id });
  }

  async function document(given: Partial<Omit<DocumentEntity, 'id'>> = {}): Promise<DocumentEntity> {
    const id = uuidv7();
    const { counter: given_counter, deleted = false, ...fields } = given;
    const draft = { ...emptyDocument, title: `Document ${++counter}`, ...fields };
    if (draft.category === 'DIBORN') draft.kind = 'digital';
    const isDigital = draft.category === 'DIBORN';
    const [row] = isDigital ? await db.query<{ n: number }[]>(`SELECT nextval('document_counter')::integer AS n`) : [];
    await db.insert(DocumentEntity, { id, ...documentColumns(draft, given_counter ?? row?.n ?? null), deleted });
    return db.findOneByOrFail(DocumentEntity, { id });
  }

  /** A page behind the others of a document. Its bytes are nowhere. */
  async function page(document_id: string, given: Partial<DocumentElementEntity> = {}): Promise<DocumentElementEntity> {
    const [id, file_id, sha256] = [uuidv7(), uuidv7(), randomBytes(32)];
    const file = { id: file_id, mimetype: 'image/jpeg', size_bytes: '1000', sha256, width: 2000, height: 3000 };
    await db.insert(FileEntity, { ...file, storage_key: `originals/${sha256.toString('hex')}` });
    const position = await db.countBy(DocumentElementEntity, { document_id });
    const original_filename = `scan ${++counter}.jpg`;
    const size = { width: 2000, height: 3000 };
    await db.insert(DocumentElementEntity, {
      id,
      document_id,
      file_id,
      position,
      original_filename,
      ...size,
      ...given,
    });
    return db.findOneByOrFail(DocumentElementEntity, { id });
  }

  const stories = createStoryMaker(db, { place, person, event });
  return {
    place,
    memorial,
    militaryEntity,
    historyEntry,
    project,
    person,
    event,
    keyLocation,
    keyWalk,
    collection,
    document,
    page,
    ...stories,
  };
}

export type Maker = ReturnType<typeof createMaker>;
