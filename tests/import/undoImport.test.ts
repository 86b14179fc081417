import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTrial, type Trial } from './importTrial.ts';

let trial: Trial;
beforeEach(async () => {
  trial = await openTrial();
});
afterEach(() => trial.close());

const map = {
  kind: 'persons',
  source: 'lijst',
  language: 'nl',
  key: '{nr}',
  person: { familyname: '{naam}', victim_type: 'military' },
  events: [
    { type: 'born', place: { name: '{plaats}', country: 'BE', create: true } },
    { type: 'military', military_entity: 'create', enlisted_army: 'A.B.L.', enlisted_regt: '{regiment}' },
    { type: 'injured', date: '{gewond}' },
    { type: 'memorated', memorial: { name: '{graf}', create: true } },
  ],
};
const list = (...rows: string[]) => ['nr,naam,plaats,regiment,gewond,graf', ...rows, ''].join('\n');
const first = list(
  '1,Peeters,Ieper,9de Linie,1915,Houthulst',
  '2,Maes,Ieper,9de Linie,,Keiem',
  '3,Claes,Diksmuide,2de Jagers,,',
);
const second = list(
  '1,Peeters,Veurne,9de Linie,,Houthulst',
  '2,Maes,Ieper,9de Linie,,Keiem',
  '4,Wouters,Lo,4de Linie,1916,',
);

async function importList(content: string): Promise<string> {
  const { batchId } = await trial.import('persons', content, map);
  return batchId as string;
}

test('brings the database back as it was before the import', async () => {
  const before = await trial.checksums();
  const batch = await importList(first);
  expect(await trial.checksums()).not.toEqual(before);
  const persons = await trial.rows<{ id: string }>('SELECT id FROM person ORDER BY id');
  expect(await trial.undo(batch)).toMatchObject({ restored: 0, kept: [] });
  expect(await trial.checksums()).toEqual(before);
  await expect(trial.undo(batch)).rejects.toThrow('is undone already');

  // Their addresses say that they were removed, not that they never were.
  const said = `SELECT from_id AS id FROM redirect WHERE from_type = 'person' AND reason = 'removed' ORDER BY 1`;
  expect(await trial.rows(said)).toEqual(persons);
});

test('brings back what an import changed, to the letter', async () => {
  await importList(first);
  const before = await trial.checksums();
  const batch = await importList(second);
  expect(await trial.checksums()).not.toEqual(before);
  expect(await trial.undo(batch)).toMatchObject({ restored: 1, kept: [] });
  expect(await trial.checksums()).toEqual(before);
  // What was taken back can be imported again, with the same result.
  await importList(second);
  expect(await trial.rows(`SELECT familyname FROM person ORDER BY 1`)).toHaveLength(4);
});

test('keeps and reports what staff have worked on since', async () => {
  const batch = await importList(first);
  await trial.client.query(`UPDATE person SET surname = 'Jan', version = 2 WHERE familyname = 'Peeters'`);
  await trial.client.query(
    `INSERT INTO person_event (id, person_id, type, description) SELECT gen_random_uuid(), id, 'extra', 'brief' FROM person WHERE familyname = 'Maes'`,
  );
  const { kept, removed } = await trial.undo(batch);
  expect(kept.map(({ entity, reason }) => `${entity} ${reason}`).sort()).toEqual([
    'memorial is in use',
    'memorial is in use',
    'military_entity is in use',
    'person has events that were changed since',
    'person was changed since',
    'place is in use',
  ]);
  expect(removed).toBe(3);
  expect(await trial.rows(`SELECT familyname FROM person ORDER BY 1`)).toEqual([
    { familyname: 'Maes' },
    { familyname: 'Peeters' },
  ]);
});

test('keeps places and graves that other persons need by now', async () => {
  const batch = await importList(first);
  await trial.import('persons', list('x,Janssens,Ieper,5de Linie,,Keiem'), { ...map, source: 'andere' });
  const { kept } = await trial.undo(batch);
  expect(kept.map(({ entity }) => entity).sort()).toEqual(['memorial', 'place']);
  const [janssens] = await trial.rows(
    `SELECT count(place_id) AS places FROM person_event e JOIN person p ON p.id = e.person_id WHERE familyname = 'Janssens'`,
  );
  expect(janssens).toEqual({ places: '1' });
});

test('refuses to pull an import out from under a later one, and names that one', async () => {
  const batch = await importList(first);
  const later = await importList(second);
  await expect(trial.undo(batch)).rejects.toThrow(`Undo them first, in this order: ${later}`);
  await trial.undo(later);
  expect(await trial.undo(batch)).toMatchObject({ kept: [] });
  expect(await trial.rows('SELECT FROM person')).toEqual([]);
});

test('says so when there is no such batch', async () => {
  await expect(trial.undo('01234567')).rejects.toThrow('There is no batch 01234567');
  await expect(trial.undo('all')).rejects.toThrow('is no batch');
});
