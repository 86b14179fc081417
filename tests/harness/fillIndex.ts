import { createMeiliClient } from '@salient/shared/search/createMeiliClient.ts';
import { personIndex, personIndexSettings } from '@salient/shared/search/indexSettings.ts';
import { type IndexedPerson, personDocument } from '@salient/shared/search/personDocument.ts';
import type { Settings } from 'meilisearch';
import type { DataSource } from 'typeorm';

const readPersons = `
  SELECT p.id, p.surname, p.familyname, p.alternative_surnames, p.alternative_familynames, p.gender, p.nationality,
    p.sort_born_date AS born, p.sort_died_date AS died, p.born_min, p.born_max, p.died_min, p.died_max, p.died_year,
    p.age, p.victim_type, p.victim_type_details, p.war_casualty, p.in_namelist, p.irish_memorial_records,
    p.surname_keys, p.familyname_keys, p.fold_keys, p.sound_keys, p.initials_key, p.nationality_key, p.sort_name,
    ARRAY(SELECT project_id::text FROM project_membership WHERE person_id = p.id) AS projects,
    ARRAY(SELECT relation FROM relation WHERE person_id = p.id) AS relations,
    coalesce((SELECT json_agg(e) FROM person_event e WHERE e.person_id = p.id), '[]') AS events
  FROM person p WHERE p.id > $1 ORDER BY p.id LIMIT 5000`;

const noMilitary = { army: '', regiment: '', unit: '', unit_nr: '', sub: '', rank: '', number: '' };

/** Fills an empty index with all persons of a database and says that it may be used: a stand-in for nothing but time. */
export async function fillIndex(dataSource: DataSource, meili: { url: string; key: string }): Promise<void> {
  const client = createMeiliClient({ ...meili, timeoutMs: 120_000 });
  const index = client.index(personIndex);
  await client.createIndex(personIndex, { primaryKey: 'id' }).waitTask({ timeout: 60_000 });
  await index.updateSettings(personIndexSettings as unknown as Settings).waitTask({ timeout: 60_000 });
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const persons = await dataSource.query<IndexedPerson[]>(readPersons, [last]);
    if (persons.length === 0) break;
    last = (persons.at(-1) as IndexedPerson).id;
    const documents = persons.map((person) => personDocument({ ...person, military: noMilitary }));
    const task = await index.addDocuments(documents).waitTask({ timeout: 300_000 });
    if (task.status !== 'succeeded') throw new Error(task.error?.message ?? task.status);
  }
  await dataSource.query(
    `INSERT INTO search_index_state (index_name, ready) VALUES ($1, true) ON CONFLICT (index_name) DO UPDATE SET ready = true`,
    [personIndex],
  );
}
