import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
  person: {
    familyname: { from: '{naam}', do: [{ match: '^([^,]+)' }] },
    surname: { from: '{naam}', do: [{ match: ',\\s*(.+)$' }] },
    born: '{geboren}',
    died: '{overleden}',
    victim_type: 'military',
    victim_type_details: 'none',
  },
  events: [
    { type: 'born', place: { name: '{geboorteplaats}', country: 'BE', create: true } },
    { type: 'military', enlisted_army: 'A.B.L.', enlisted_regt: '{regiment}', enlisted_number: '{stamnummer}' },
    { type: 'injured', date: '{gewond}' },
    { type: 'memorated', memorial: { name: '{graf}', create: true, cemetery_kind: 'military' } },
  ],
};

const columns = ['nr', 'naam', 'geboren', 'geboorteplaats', 'regiment', 'stamnummer', 'gewond', 'overleden', 'graf'];
const soldiers: Record<string, string>[] = [
  {
    nr: '1',
    naam: 'Peeters, Jan',
    geboren: '4/7/1890',
    geboorteplaats: 'Ieper',
    regiment: '9de Linie',
    stamnummer: '109/123',
    overleden: '28 sept. 1918',
    graf: 'Houthulst',
  },
  {
    nr: '2',
    naam: 'De Smet, Karel',
    geboren: '1893',
    geboorteplaats: 'Poperinge',
    regiment: '9de Linie',
    gewond: '3 mei 1915',
    overleden: '17/10/1918',
    graf: 'Houthulst',
  },
  { nr: '3', naam: 'Maes, Jozef', geboorteplaats: 'Ieper', regiment: '3de Jagers', overleden: '1917' },
];
const csv = (rows: readonly Record<string, string>[]) =>
  [columns.join(';'), ...rows.map((row) => columns.map((name) => `"${row[name] ?? ''}"`).join(';'))].join('\n');
const changed = (nr: string, change: Record<string, string>) =>
  soldiers.map((row) => (row.nr === nr ? { ...row, ...change } : row));
const counts = ({
  counts: { created, updated, unchanged, rejected, conflicts },
}: Awaited<ReturnType<Trial['import']>>) => ({
  created,
  updated,
  unchanged,
  rejected,
  conflicts,
});
const none = { created: 0, updated: 0, unchanged: 0, rejected: 0, conflicts: 0 };

describe('a first import', () => {
  test('makes persons with their events, and the places and graves that they name, once each [EVENT-24, MEMORIAL-30]', async () => {
    const summary = await trial.import('persons', csv(soldiers), map);
    expect(counts(summary)).toEqual({ ...none, created: 3 });
    expect(summary.made).toMatchObject({ place: 2, memorial: 1 });
    const persons = await trial.rows(
      `SELECT p.familyname, p.surname, p.sort_born_date, p.sort_died_date, p.war_casualty, p.in_namelist,
         array_agg(e.type ORDER BY e.type) AS events
       FROM person p JOIN person_event e ON e.person_id = p.id GROUP BY p.id ORDER BY p.sort_name`,
    );
    expect(persons).toMatchObject([
      {
        familyname: 'De Smet',
        surname: 'Karel',
        sort_born_date: '1893????',
        events: ['born', 'died', 'injured', 'memorated', 'military'],
      },
      { familyname: 'Maes', sort_died_date: '1917????', events: ['born', 'died', 'military'] },
      {
        familyname: 'Peeters',
        sort_born_date: '18900704',
        sort_died_date: '19180928',
        war_casualty: true,
        in_namelist: true,
      },
    ]);
    const [ieper] = await trial.rows<{ status: string; births: string }>(
      `SELECT resolution_status AS status, count(*) AS births FROM place p JOIN person_event e ON e.place_id = p.id
       WHERE p.languages->'nl'->>'name' = 'Ieper' AND e.type = 'born' GROUP BY p.id`,
    );
    expect(ieper).toEqual({ status: 'unresolved', births: '2' });
    const graves = await trial.rows(
      `SELECT memorial_kind, count(*) FROM person_event WHERE memorial_id IS NOT NULL GROUP BY 1`,
    );
    expect(graves).toEqual([{ memorial_kind: 'current', count: '2' }]);
  });

  test('writes the keys by which persons are found, and their totals', async () => {
    await trial.import('persons', csv(soldiers), map);
    const [person] = await trial.rows(`SELECT fold_keys, sort_name FROM person WHERE familyname = 'De Smet'`);
    expect(person).toMatchObject({ sort_name: 'de smet karel', fold_keys: expect.stringContaining(' desmet ') });
    const [military] = await trial.rows(`SELECT regt_key, number_key FROM person_event WHERE number_key <> ''`);
    expect(military).toEqual({ regt_key: '9de linie', number_key: '109123' });
    const [{ total }] = (await trial.rows<{ total: string }>(
      `SELECT sum(n) AS total FROM person_count WHERE dataset = 'deaths'`,
    )) as [{ total: string }];
    expect(total).toBe('3');
    expect((await trial.rows('SELECT DISTINCT entity_id FROM search_queue')).length).toBe(3);
  });

  test('finds places that are known instead of making them again', async () => {
    await trial.client.query(
      `INSERT INTO place (id, languages, name_keys, sort_name) VALUES (gen_random_uuid(), '{"nl": {"name": "Ieper"}, "fr": {"name": "Ypres"}}', '|ieper|ypres|', 'ieper')`,
    );
    const summary = await trial.import('persons', csv(changed('3', { geboorteplaats: 'YPRES' })), map);
    expect(summary.made).toMatchObject({ place: 1 });
  });

  test('links units that are known by their names [EVENT-40]', async () => {
    await trial.import('military-entities', 'regiment\n9de Linie\n', {
      kind: 'military-entities',
      source: 'eenheden',
      key: '{regiment}',
      entities: [{ id: 'regiment', type: 'regiment', army: 'A.B.L.', regiment: '{regiment}' }],
    });
    await trial.import('persons', csv(soldiers), map);
    const linked = await trial.rows(
      'SELECT DISTINCT enlisted_regt FROM person_event WHERE military_regiment_id IS NOT NULL',
    );
    expect(linked).toEqual([{ enlisted_regt: '9de Linie' }]);
  });

  test('keeps a place that it may not make in the comments, and says so', async () => {
    const strict = { ...map, events: [{ type: 'born', place: { name: '{geboorteplaats}', country: 'BE' } }] };
    const summary = await trial.import('persons', csv(soldiers), strict);
    expect(summary.codes).toContainEqual(['PLACE_LOOKUP_NOT_FOUND', 'warning', 3]);
    const [born] = await trial.rows(
      `SELECT description, place_as_written FROM person_event WHERE type = 'born' AND description LIKE '%Poperinge'`,
    );
    expect(born).toEqual({ description: 'Plaats in de bron: Poperinge', place_as_written: 'Poperinge' });
  });
});

describe('rejected rows', () => {
  test('go to a file that says why, and that the same mapping can read once it is put right', async () => {
    const list = csv([
      ...soldiers,
      { nr: '4', naam: '', overleden: '1915' },
      { nr: '5', naam: 'Claes, Jan', geboren: '1890', overleden: '1880' },
    ]);
    const summary = await trial.import('persons', list, map);
    expect(counts(summary)).toEqual({ ...none, created: 3, rejected: 2 });
    const [header, first, second] = trial.rejects().trim().split('\n') as [string, string, string];
    expect(header).toBe(
      'row_number,line,column,code,message,nr,naam,geboren,geboorteplaats,regiment,stamnummer,gewond,overleden,graf',
    );
    expect(first).toContain('4,5,naam,AT_LEAST_ONE_FIELD_NEEDED,');
    expect(second).toContain('5,6,overleden,INVALID_DATE_ORDER,');
    const repaired = [header, second.replace('1880', '1918')].join('\n');
    expect(counts(await trial.import('persons', repaired, map))).toEqual({ ...none, created: 1 });
  });

  test('with a key that is taken are rejected, or numbered where the mapping says so', async () => {
    const twins = csv([...soldiers, { ...soldiers[0], naam: 'Peeters, Piet' } as Record<string, string>]);
    expect(counts(await trial.import('persons', twins, map))).toEqual({ ...none, created: 3, rejected: 1 });
    expect(trial.rejects()).toContain('KEY_REPEATED');
    const numbered = { ...map, repeats: 'number' };
    expect(counts(await trial.import('persons', twins, numbered))).toEqual({ ...none, created: 1, unchanged: 3 });
    expect(counts(await trial.import('persons', twins, numbered))).toEqual({ ...none, unchanged: 4 });
  });

  test('that only the database can refuse do not stop the others of their chunk', async () => {
    const captive = { ...map, events: [{ type: 'jailed', date: '{gewond}', jailed_type: 'captive' }] };
    const list = (dates: string[]) => csv(soldiers.map((row, index) => ({ ...row, gewond: dates[index] ?? '' })));
    await trial.import('persons', list([]), captive);
    await trial.client.query(
      `INSERT INTO person_event (id, person_id, type, jailed_type, start_day, start_month, start_year, end_day, end_month, end_year)
       SELECT gen_random_uuid(), id, 'jailed', 'captive', 1, 1, 1915, 31, 12, 1915 FROM person WHERE familyname = 'Maes'`,
    );
    const range = '1/3/1915 - 1/4/1915';
    const summary = await trial.import('persons', list([range, range, range]), captive);
    expect(counts(summary)).toEqual({ ...none, updated: 2, rejected: 1 });
    expect(trial.rejects()).toContain('EVENTS_OVERLAP');
  });
});

describe('a second import', () => {
  test('of the same list changes nothing', async () => {
    await trial.import('persons', csv(soldiers), map);
    const before = await trial.checksums();
    expect(counts(await trial.import('persons', csv(soldiers), map))).toEqual({ ...none, unchanged: 3 });
    expect(await trial.checksums()).toEqual(before);
  });

  test('in another order, with other delimiters and more columns, changes nothing either', async () => {
    await trial.import('persons', csv(soldiers), map);
    const shuffled = [...columns].reverse();
    const list = [
      ['bladzijde', ...shuffled].join('\t'),
      ...[...soldiers].reverse().map((row) => ['12', ...shuffled.map((name) => row[name] ?? '')].join('\t')),
    ].join('\r\n');
    expect(counts(await trial.import('persons', list, map))).toEqual({ ...none, unchanged: 3 });
  });

  test('of a list that changed writes what changed, adds and removes events, and leaves the rest', async () => {
    await trial.import('persons', csv(soldiers), map);
    const list = csv(changed('2', { naam: 'De Smedt, Karel', gewond: '', stamnummer: '77' }));
    expect(counts(await trial.import('persons', list, map))).toEqual({ ...none, updated: 1, unchanged: 2 });
    const events = await trial.rows(
      `SELECT e.type, e.version, p.version AS person FROM person p JOIN person_event e ON e.person_id = p.id WHERE familyname = 'De Smedt' ORDER BY e.type`,
    );
    expect(events.map(({ type, version, person }) => `${type} ${version} ${person}`)).toEqual([
      'born 1 2',
      'died 1 2',
      'memorated 1 2',
      'military 2 2',
    ]);
    const trail = await trial.rows(
      `SELECT entity, before, after FROM audit_entry WHERE source = 'import' AND before IS NOT NULL ORDER BY entity, id`,
    );
    expect(trail).toMatchObject([
      { entity: 'person', before: { familyname: 'De Smet' }, after: { familyname: 'De Smedt' } },
      { entity: 'person_event', before: { enlisted_number: '' }, after: { enlisted_number: '77' } },
      { entity: 'person_event', before: { type: 'injured' }, after: null },
    ]);
  });

  test('by a mapping that reads more writes what it reads more', async () => {
    await trial.import('persons', csv(soldiers), { ...map, person: { familyname: map.person.familyname } });
    expect(counts(await trial.import('persons', csv(soldiers), map))).toEqual({ ...none, updated: 3 });
    expect(await trial.rows(`SELECT surname FROM person ORDER BY surname`)).toEqual([
      { surname: 'Jan' },
      { surname: 'Jozef' },
      { surname: 'Karel' },
    ]);
  });

  test('does not overwrite what staff changed since, says so every time, and writes the rest of the row', async () => {
    await trial.import('persons', csv(soldiers), map);
    // As the commands of staff leave them: a new version.
    await trial.client.query(
      `UPDATE person SET surname = 'Johannes', version = version + 1 WHERE familyname = 'Peeters'`,
    );
    await trial.client.query(
      `UPDATE person_event SET enlisted_rank = 'Korporaal', version = version + 1 WHERE enlisted_number <> ''`,
    );
    const list = csv(changed('1', { naam: 'Peeters, Jan Baptist', stamnummer: '109/124', gewond: '1 mei 1915' }));
    for (const expected of [
      { updated: 1, conflicts: 1 },
      { updated: 0, conflicts: 1 },
    ]) {
      const summary = await trial.import('persons', list, map);
      expect(counts(summary)).toMatchObject({ created: 0, unchanged: 2, ...expected });
      expect(summary.codes.map(([code]) => code).sort()).toEqual(['CONFLICT_EVENT', 'CONFLICT_PERSON']);
    }
    const [peeters] = await trial.rows(
      `SELECT p.surname, m.enlisted_number, m.enlisted_rank, i.sort_start_date FROM person p
       JOIN person_event m ON m.person_id = p.id AND m.type = 'military'
       JOIN person_event i ON i.person_id = p.id AND i.type = 'injured' WHERE familyname = 'Peeters'`,
    );
    expect(peeters).toEqual({
      surname: 'Johannes',
      enlisted_number: '109/123',
      enlisted_rank: 'Korporaal',
      sort_start_date: '19150501',
    });
  });

  test('does not bring back what staff removed', async () => {
    await trial.import('persons', csv(soldiers), map);
    await trial.client.query(`DELETE FROM person WHERE familyname = 'Maes'`);
    const summary = await trial.import('persons', csv(changed('3', { regiment: '4de Jagers' })), map);
    expect(counts(summary)).toEqual({ ...none, unchanged: 2, conflicts: 1 });
    expect(await trial.rows(`SELECT FROM person WHERE familyname = 'Maes'`)).toEqual([]);
  });
});

describe('a dry run', () => {
  test('says what an import would do and leaves no trace', async () => {
    const before = await trial.checksums();
    const list = csv([...soldiers, { nr: '9', naam: '' }]);
    const tried = await trial.import('persons', list, map, { isDryRun: true });
    expect(await trial.checksums()).toEqual(before);
    expect(await trial.rows('SELECT FROM import_batch')).toEqual([]);
    expect(trial.rejects()).toContain('AT_LEAST_ONE_FIELD_NEEDED');
    const real = await trial.import('persons', list, map);
    expect({ ...counts(tried), made: tried.made }).toEqual({ ...counts(real), made: real.made });
  });
});

describe('one at a time', () => {
  test('a second import on the same database is refused with the name of the first', async () => {
    await trial.withClient(async (other) => {
      await other.query('SELECT pg_advisory_lock($1)', [advisoryLocks.import]);
      await expect(trial.import('persons', csv(soldiers), map)).rejects.toThrow(
        /Another import is running on this database/,
      );
    });
    expect(counts(await trial.import('persons', csv(soldiers), map))).toMatchObject({ created: 3 });
  });
});

describe('names of places', () => {
  const born = (source: string) => ({
    ...map,
    source,
    person: { familyname: '{naam}' },
    events: [{ type: 'born', place: { name: '{dorp}', country: 'RU', create: true } }],
  });
  const spelled = (from: number, ...spellings: string[]) =>
    ['nr,naam,dorp', ...spellings.map((spelling, index) => `${from + index},N${from + index},${spelling}`), ''].join(
      '\n',
    );
  const place = () =>
    trial.rows(`SELECT languages->'nl'->>'name' AS name, alternative_names AS others, version FROM place`);
  const written = () => trial.rows(`SELECT place_as_written AS w FROM person_event WHERE type = 'born' ORDER BY id`);

  test('the most frequent spelling names the place, the others are alternatives, each event keeps its own', async () => {
    await trial.import('persons', spelled(1, 'Pensä', 'Pensa', 'Pensa'), born('a'));
    expect(await place()).toEqual([{ name: 'Pensa', others: ['Pensä'], version: 2 }]);
    expect(await written()).toEqual([{ w: 'Pensä' }, { w: 'Pensa' }, { w: 'Pensa' }]);
    const before = await trial.checksums();
    await trial.import('persons', spelled(1, 'Pensä', 'Pensa', 'Pensa'), born('a'));
    expect(await trial.checksums()).toEqual(before);
  });

  test('a later import names it by all events, and undo takes that back', async () => {
    await trial.import('persons', spelled(1, 'Pensä'), born('a'));
    const before = await trial.checksums();
    const { batchId } = await trial.import('persons', spelled(2, 'Pensa', 'Pensa'), born('b'));
    expect(await place()).toMatchObject([{ name: 'Pensa', others: ['Pensä'] }]);
    expect(await trial.undo(batchId as string)).toMatchObject({ removed: 2, kept: [] });
    expect(await trial.checksums()).toEqual(before);
  });

  test('a place that staff edited keeps the name that they gave it', async () => {
    await trial.import('persons', spelled(1, 'Pensä'), born('a'));
    await trial.client.query('UPDATE place SET version = version + 1');
    await trial.import('persons', spelled(2, 'Pensa', 'Pensa'), born('b'));
    expect(await place()).toMatchObject([{ name: 'Pensä', others: [] }]);
  });
});

describe('a place that arrives after the persons who name it', () => {
  const strict = { ...map, events: [{ type: 'born', place: { name: '{geboorteplaats}', country: 'BE' } }] };
  const addPlaces = () =>
    trial.import('places', 'nr,naam\n1,Ieper\n2,Poperinge\n', {
      kind: 'places',
      source: 'gazetteer',
      key: '{nr}',
      place: { name: '{naam}', country: 'BE' },
    });
  const linked = () =>
    trial.rows(
      `SELECT p.familyname AS who, l.sort_name AS place, e.description FROM person p
       JOIN person_event e ON e.person_id = p.id AND e.type = 'born' LEFT JOIN place l ON l.id = e.place_id ORDER BY 1`,
    );

  test('is linked by the next run, and the comments do not repeat it; undo takes the link back', async () => {
    await trial.import('persons', csv(soldiers), strict);
    await addPlaces();
    const before = await trial.checksums();
    const { batchId, ...summary } = await trial.import('persons', csv(soldiers), strict);
    expect(counts({ batchId, ...summary })).toEqual({ ...none, updated: 3 });
    expect(await linked()).toEqual([
      { who: 'De Smet', place: 'poperinge', description: '' },
      { who: 'Maes', place: 'ieper', description: '' },
      { who: 'Peeters', place: 'ieper', description: '' },
    ]);
    expect(counts(await trial.import('persons', csv(soldiers), strict))).toEqual({ ...none, unchanged: 3 });
    await trial.undo(batchId as string);
    expect(await trial.checksums()).toEqual(before);
  });

  test('is not linked where staff changed the event, and that is no conflict', async () => {
    await trial.import('persons', csv(soldiers), strict);
    await addPlaces();
    await trial.client.query(`UPDATE person_event SET topo = 'Grote Markt', version = version + 1 WHERE type = 'born'`);
    expect(counts(await trial.import('persons', csv(soldiers), strict))).toEqual({ ...none, unchanged: 3 });
    expect((await linked()).map(({ place }) => place)).toEqual([null, null, null]);
  });
});
