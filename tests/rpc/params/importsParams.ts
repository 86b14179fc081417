import type { TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { sendList } from '../imports/importing.ts';
import type { ValidParams } from './ValidParams.ts';

const mapping = { kind: 'persons', source: 'proef', key: '{nr}', person: { familyname: '{naam}' } };
const content = {
  ...{ encoding: 'utf-8', delimiter: ';', sheet: null, sheets: [], skip_lines: 0, header_rows: 1, rows: 1 },
  columns: [
    { name: 'nr', filled: 1, blank: 0, distinct: 1, values: [{ text: '1', count: 1 }] },
    { name: 'naam', filled: 1, blank: 0, distinct: 1, values: [{ text: 'Maes', count: 1 }] },
  ],
  first_lines: [],
};
const spot = '["locality","BE","[\\"yper\\",\\"\\",\\"\\",\\"\\"]"]';
const result = {
  counts: {
    ...{ read: 1, created: 1, updated: 0, unchanged: 0, matched: 0 },
    ...{ skipped: 0, rejected: 0, conflicts: 0, warnings: 0 },
  },
  made: { place: 1, memorial: 0, military_entity: 0 },
  ...{ codes: [], unused_columns: [], units: [], doubles: [], removed: 0, restored: 0, kept: [] },
  places: [{ spot, name: 'Yper', country: 'BE', areas: [], rows: 1, is_ambiguous: false }],
};

/** A list of whoever will call, which was read and tried; of an administrator where they may send none. */
async function triedList(server: TestServer, client?: TestClient) {
  const asAdmin = async () => sendList(server, await server.signIn('admin'), 'nr;naam\n1;Maes\n');
  const id = await (client ? sendList(server, client, 'nr;naam\n1;Maes\n').catch(asAdmin) : asAdmin());
  const db = server.dataSource;
  await db.query(`UPDATE import_task SET state = 'done', finished_at = now() WHERE list_id = $1`, [id]);
  await db.query('UPDATE import_list SET content = $2, mapping = $3 WHERE id = $1', [
    id,
    JSON.stringify(content),
    JSON.stringify(mapping),
  ]);
  const [task] = await db.query<{ id: string }[]>(
    `INSERT INTO import_task (id, list_id, kind, state, asked_by_account, created_at, finished_at, result)
     VALUES (gen_random_uuid(), $1, 'try', 'done', 'iemand', now(), now(), $2) RETURNING id`,
    [id, JSON.stringify(result)],
  );
  const [list] = await db.query<{ user_id: string }[]>('SELECT user_id FROM import_list WHERE id = $1', [id]);
  return { id, taskId: task?.id ?? '', userId: list?.user_id ?? null };
}

async function makeBatch(server: TestServer, userId: string | null = null): Promise<string> {
  const [batch] = await server.dataSource.query<{ id: string }[]>(
    `INSERT INTO import_batch (id, kind, source, file_name, file_sha256, status, imported_by, user_id)
     VALUES (gen_random_uuid(), 'persons', 'proef', 'proef.csv', '', 'finished', 'iemand', $1) RETURNING id`,
    [userId],
  );
  return batch?.id ?? '';
}

export const importsParams = {
  findImportLists: async () => ({}),
  getImportList: async (server, client) => ({ id: (await triedList(server, client)).id }),
  setImportRules: async (server, client) => ({
    id: (await triedList(server, client)).id,
    reading: { encoding: 'utf-8', delimiter: ';', sheet: null, skip_lines: 0, header_rows: 1 },
    mapping,
    decisions: { '1': 'skip' },
    other_doubles: 'add',
  }),
  previewImport: async (server, client) => ({ id: (await triedList(server, client)).id, mapping, skip: 0 }),
  startImport: async (server, client) => ({ id: (await triedList(server, client)).id, kind: 'try' }),
  stopImport: async (server, client) => ({ task_id: (await triedList(server, client)).taskId }),
  removeImportList: async (server, client) => ({ id: (await triedList(server, client)).id }),
  findImportProblems: async (server, client) => ({
    ...{ task_id: (await triedList(server, client)).taskId, severity: 'error', code: 'KEY_EMPTY' },
    ...{ offset: 0, limit: 10 },
  }),
  getImportCsv: async (server, client) => ({ task_id: (await triedList(server, client)).taskId, severity: 'error' }),
  findImportPlaceCandidates: async (server, client) => ({ id: (await triedList(server, client)).id, spot }),
  decideImportPlace: async (server, client) => ({
    ...{ id: (await triedList(server, client)).id, spot },
    place_id: (await server.make.place()).id,
  }),
  findImportMemorialCandidates: async () => ({ name: 'Tyne Cot', place: 'Passendale' }),
  findImportUnitCandidates: async () => ({ army: 'A.B.L.', regiment: '9e', unit: '', unit_nr: '' }),
  findImportBatches: async () => ({ limit: 5 }),
  takeBackImport: async (server, client) => ({
    batch_id: await makeBatch(server, (await triedList(server, client)).userId),
  }),
  getImportBatch: async (server) => ({ id: await makeBatch(server) }),
  findImportedPersons: async (server) => ({ batch_id: await makeBatch(server), did: 'created' }),
  findMadeByImport: async (server) => ({ batch_id: await makeBatch(server), kind: 'place', language: 'fr' }),
} satisfies Partial<ValidParams>;
