import { personIndex, personIndexSettings } from '@salient/shared/areas/search/indexSettings.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { archiveMaker } from '../search/documents/makeArchive.ts';
import { IndexedMuseum } from './IndexedMuseum.ts';
import { insertPersons } from './madeUpPersons.ts';
import type { RunningIndexer } from './startIndexer.ts';

let museum: IndexedMuseum;
let indexer: RunningIndexer;
beforeAll(async () => {
  museum = await IndexedMuseum.open();
  await insertPersons(museum.dataSource, 300, 1);
  indexer = await museum.startIndexer();
  await museum.untilIndexed();
});
afterAll(() => museum.close());
beforeEach(() => museum.untilIndexed());

const sql = (statement: string, values: unknown[] = []) => museum.dataSource.query(statement, values);

describe('the first start', () => {
  test('fills the index with every person, says that it may be used, and reports', async () => {
    await museum.expectIndexToEqualDatabase();
    expect(await museum.state()).toMatchObject({ ready: true, rebuild_total: null, rebuild_done: null });
    expect(Number((await museum.state()).documents_indexed)).toBeGreaterThanOrEqual(300);
    const settings = await museum.client.index(personIndex).getSettings();
    expect(settings).toMatchObject({ searchableAttributes: personIndexSettings.searchableAttributes });
  });
});

describe('a change in the database', () => {
  test('of a person, its events, relations and projects reaches the document', async () => {
    const { make } = museum;
    const [place, memorial, project] = [await make.place(), await make.memorial(), await make.project()];
    const [person, friend] = [await make.person({ victim_type: 'military' }), await make.person()];
    await make.event('military', {
      person_id: person.id,
      enlisted_army: 'Belgisch leger',
      enlisted_nr: 'IV',
      start_year: 1915,
    });
    await make.event('military', { person_id: person.id, enlisted_reason: 'enlisted', enlisted_rank: 'Soldaat' });
    await make.event('injured', { person_id: person.id, place_id: place.id, injured_wound: 'Linkerarm' });
    await make.event('memorated', { person_id: person.id, memorial_id: memorial.id });
    await sql(
      `INSERT INTO relation (id, person_id, related_person_id, relation) VALUES (gen_random_uuid(), $1, $2, 'friend')`,
      [person.id, friend.id],
    );
    await sql(`INSERT INTO project_membership (person_id, project_id) VALUES ($1, $2)`, [person.id, project.id]);
    await museum.untilIndexed();
    expect(await museum.document(person.id)).toMatchObject({
      army: 'Belgisch leger',
      relations: ['friend'],
      projects: [project.id],
      e: { injured: { wound: ['linkerarm'], place: [place.id] }, memorated: { memorial: [memorial.id] } },
    });
    await museum.expectIndexToEqualDatabase();
  });

  test('of what documents name puts persons among those with documentation, and takes them out [PERSON-09]', async () => {
    const { make } = museum;
    const { tag, refer } = archiveMaker(museum);
    const [named, ofPage, ofTag] = [await make.person(), await make.person(), await make.person()];
    const letter = await make.document({ category: 'DIBORN' });
    const page = await make.page(letter.id);
    const persons = [named, ofPage, ofTag];
    const documented = async () => {
      await museum.untilIndexed();
      const found = await Promise.all(persons.map(({ id }) => museum.document(id)));
      return found.map((each) => (each?.datasets as string[] | undefined)?.includes('with_documentation'));
    };
    expect(await documented()).toEqual([false, false, false]);
    await refer({ document_id: letter.id }, { type: 'person', person_id: named.id });
    await refer({ element_id: page.id }, { type: 'person', person_id: ofPage.id });
    await tag({ document_id: letter.id }, 'letter');
    await sql(
      `INSERT INTO document_tag_value (document_tag_id, document_id, key, person_id)
       SELECT id, document_id, 'author', $2 FROM document_tag WHERE document_id = $1`,
      [letter.id, ofTag.id],
    );
    expect(await documented()).toEqual([true, true, true]);
    await sql('UPDATE document SET deleted = true WHERE id = $1', [letter.id]);
    expect(await documented()).toEqual([false, false, false]);
    await sql('UPDATE document SET deleted = false WHERE id = $1', [letter.id]);
    expect(await documented()).toEqual([true, true, true]);
    await sql('UPDATE document_reference SET person_id = $2 WHERE person_id = $1', [named.id, ofPage.id]);
    await sql('DELETE FROM document_element WHERE id = $1', [page.id]);
    expect(await documented()).toEqual([false, true, true]);
  });

  test('of what contact moments were about puts persons among those with contacts, and takes them out [PERSON-09]', async () => {
    const { make } = museum;
    const persons = [await make.person(), await make.person()];
    const withContacts = async () => {
      await museum.untilIndexed();
      const found = await Promise.all(persons.map(({ id }) => museum.document(id)));
      return found.map((each) => (each?.datasets as string[] | undefined)?.includes('contacts'));
    };
    expect(await withContacts()).toEqual([false, false]);
    const visit = await make.contactMoment({ contributions: [{ person_id: persons[0]?.id ?? '' }] });
    expect(await withContacts()).toEqual([true, false]);
    await sql('UPDATE contact_contribution SET person_id = $2 WHERE event_id = $1', [visit.id, persons[1]?.id]);
    expect(await withContacts()).toEqual([false, true]);
    await museum.expectIndexToEqualDatabase();
    await sql('DELETE FROM contact_person_event WHERE id = $1', [visit.id]);
    expect(await withContacts()).toEqual([false, false]);
  });

  test('removes the document of a person who is removed', async () => {
    const person = await museum.make.person();
    await museum.untilIndexed();
    expect(await museum.document(person.id)).not.toBeNull();
    await sql('DELETE FROM person WHERE id = $1', [person.id]);
    await museum.untilIndexed();
    expect(await museum.document(person.id)).toBeNull();
  });

  test('of where an event was reaches all who were there; of the place itself, of which they have the id, nobody', async () => {
    const { make } = museum;
    const [former, kept] = [await make.place(), await make.place()];
    const persons = await Promise.all([make.person(), make.person(), make.person()]);
    for (const { id } of persons) await make.event('where', { person_id: id, place_id: former.id });
    await museum.untilIndexed();
    // Looked at before the indexer sees it.
    const queued = await museum.dataSource.transaction(async (db) => {
      await db.query(`UPDATE place SET languages = '{"nl": {"name": "Ieper"}}' WHERE id = $1`, [former.id]);
      return db.query('SELECT entity_id FROM search_queue');
    });
    expect(queued).toEqual([]);
    await sql('UPDATE person_event SET place_id = $1 WHERE place_id = $2', [kept.id, former.id]);
    await museum.untilIndexed();
    for (const { id } of persons)
      expect(await museum.document(id)).toMatchObject({ e: { where: { place: [kept.id] } } });
    await museum.expectIndexToEqualDatabase();
  });

  test('that commits after later ones is seen too', async () => {
    const [early, late] = [await museum.make.person(), await museum.make.person()];
    await museum.untilIndexed();
    const slow = new pg.Client(museum.databaseUrl);
    await slow.connect();
    await slow.query('BEGIN');
    await slow.query(`UPDATE person SET gender = 'female' WHERE id = $1`, [early.id]);
    for (let change = 0; change < 5; change++) {
      await sql(`UPDATE person SET died_age = $1 WHERE id = $2`, [30 + change, late.id]);
      await museum.untilIndexed();
    }
    expect(await museum.document(late.id)).toMatchObject({ age: 34 });
    expect(await museum.document(early.id)).not.toMatchObject({ gender: 'female' });
    await slow.query('COMMIT');
    await slow.end();
    await museum.untilIndexed();
    expect(await museum.document(early.id)).toMatchObject({ gender: 'female' });
  });

  test('that is rolled back leaves no trace', async () => {
    const person = await museum.make.person();
    await museum.untilIndexed();
    await museum.dataSource
      .transaction(async (db) => {
        await db.query(`UPDATE person SET gender = 'female' WHERE id = $1`, [person.id]);
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    await museum.make.person();
    await museum.untilIndexed();
    await museum.expectIndexToEqualDatabase();
  });

  test('in thousands of persons at once is worked off', async () => {
    const ids = await insertPersons(museum.dataSource, 3_000, 2);
    await sql('DELETE FROM person_event WHERE person_id = ANY($1)', [ids.slice(700, 900)]);
    await sql('DELETE FROM person WHERE id = ANY($1)', [ids.slice(0, 800)]);
    await sql(`UPDATE person SET nationality = 'onbekend', nationality_key = 'onbekend' WHERE id = ANY($1)`, [
      ids.slice(800, 2_000),
    ]);
    await museum.untilIndexed();
    await museum.expectIndexToEqualDatabase();
    await sql('DELETE FROM person WHERE id = ANY($1)', [ids]);
  });
});

describe('an import', () => {
  test('reaches search when it is done, while single changes do not wait for it', async () => {
    const [imported, saved] = [await museum.make.person(), await museum.make.person()];
    await museum.untilIndexed();
    const importer = new pg.Client(museum.databaseUrl);
    await importer.connect();
    try {
      await importer.query('SELECT pg_advisory_lock($1)', [advisoryLocks.import]);
      await importer.query(`BEGIN; SET LOCAL salient.bulk_change = 'on'`);
      await importer.query(`UPDATE person SET died_age = 50 WHERE id = $1`, [imported.id]);
      await importer.query('COMMIT');
      await sql('UPDATE person SET died_age = 60 WHERE id = $1', [saved.id]);
      await museum.until('the save is found', async () => (await museum.document(saved.id))?.age === 60);
      // Its queue row goes once Meilisearch has said that the document is there.
      await museum.until('only the import waits', async () => (await museum.waitingRows()) <= 1);
      expect(await sql('SELECT entity_id FROM search_queue')).toEqual([{ entity_id: imported.id }]);
      expect(await museum.document(imported.id)).toMatchObject({ age: null });
    } finally {
      await importer.end();
    }
    await museum.untilIndexed();
    expect(await museum.document(imported.id)).toMatchObject({ age: 50 });
  });
});

describe('plain SQL', () => {
  test('that changes names and units is healed in both engines, once', async () => {
    const person = await museum.make.person({ familyname: 'Peeters' });
    const event = await museum.make.event('military', { person_id: person.id, enlisted_regt: 'Grenadiers' });
    await museum.untilIndexed();
    const { documents_indexed } = await museum.state();

    await sql(
      `UPDATE person SET familyname = 'Vandenberghe', alternative_familynames = '{"Van den Bergh"}' WHERE id = $1`,
      [person.id],
    );
    await sql(`UPDATE person_event SET enlisted_regt = 'Karabiniers', topo = 'Markt' WHERE id = $1`, [event.id]);
    await museum.untilIndexed();

    const [stored] = await sql('SELECT * FROM person WHERE id = $1', [person.id]);
    expect(stored).toMatchObject(personKeys(stored));
    expect(stored.familyname_keys).toBe('|vandenberghe|van den bergh|');
    const [unit] = await sql('SELECT regt_key, text_keys FROM person_event WHERE id = $1', [event.id]);
    expect(unit).toEqual({ regt_key: 'karabiniers', text_keys: '|topo=markt|' });
    expect(await museum.document(person.id)).toMatchObject({ familyname_keys: ['vandenberghe', 'van den bergh'] });
    // Two statements, so two documents at most: writing the keys queues nothing.
    expect(Number((await museum.state()).documents_indexed)).toBeLessThanOrEqual(Number(documents_indexed) + 2);
    await museum.expectIndexToEqualDatabase();
  });

  test('that breaks a person keeps nobody else waiting, and its repair is noticed', async () => {
    const [broken, neighbour] = [await museum.make.person(), await museum.make.person()];
    await museum.untilIndexed();
    await sql(
      `UPDATE person SET alternative_surnames = ARRAY[NULL], nationality = 'Belg', nationality_key = 'belg' WHERE id = $1`,
      [broken.id],
    );
    await sql(`UPDATE person SET nationality = 'Belg', nationality_key = 'belg' WHERE id = $1`, [neighbour.id]);
    await museum.untilIndexed();
    expect(await museum.document(neighbour.id)).toMatchObject({ nationality: 'Belg' });
    const dead = () => sql('SELECT entity, entity_id FROM search_dead_letter');
    expect(await dead()).toEqual([{ entity: 'person', entity_id: broken.id }]);
    expect((await museum.state()).last_error).toContain(broken.id);
    expect(indexer.log).toContainEqual(expect.objectContaining({ level: 50, person: broken.id }));

    await sql(`UPDATE person SET alternative_surnames = '{}' WHERE id = $1`, [broken.id]);
    await museum.untilIndexed();
    expect(await dead()).toEqual([]);
    await museum.expectIndexToEqualDatabase();
  });
});
