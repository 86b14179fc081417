import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalData } from '../../core-server/src/app/composeAreas.ts';
import { createDataSource } from '../../core-server/src/app/database/createDataSource.ts';
import { isAccountField, isAddressField } from '../../core-server/src/lib/personal-data/eraseValue.ts';
import type { PersonalDataTable } from '../../core-server/src/lib/personal-data/PersonalDataTable.ts';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';
import { startServer } from '../harness/startServer.ts';
import { callsOfAll } from '../rpc/undisclosed/everyMethod.ts';

// What the museum holds on living people is told and erased by tables that areas declare. Nobody shall forget a column.

const how = 'see docs/how-to/add-personal-data.md';

/**
 * Tables that are of no living person, by the reason why not. Every text in them is searched all the same, for the addresses,
 * numbers and names of whoever is erased.
 */
const holdNothing: Readonly<Record<string, readonly string[]>> = {
  'of the past: what the museum tells': [
    ...['person', 'person_distinct', 'relation', 'project', 'project_membership', 'memorial', 'military_entity'],
    ...['military_entity_history', 'place', 'place_containment', 'key_location', 'key_walk', 'key_walk_stop'],
    ...['collection', 'document', 'document_element', 'document_tag', 'document_tag_value', 'person_story'],
    ...[
      'person_story_text',
      'person_story_event',
      'person_story_link',
      'person_story_manual_link',
      'person_story_photo',
    ],
    ...['short_address', 'tag_definition'],
  ],
  'who made a file and under which licence it is used, which is asked of its maker': [
    ...['attachment', 'attachment_reservation', 'file', 'scan_rights'],
  ],
  'made of other tables, and made again when those change': [
    ...[
      'document_text',
      'document_word',
      'public_document_text',
      'military_name',
      'person_count',
      'service_days',
      'short_names',
    ],
    ...['short_names_chunk', 'person_story_link_due', 'place_spelling', 'search_queue', 'search_dead_letter'],
    ...['search_index_state', 'published_record'],
  ],
  'what staff did, by the names of their accounts, which go with an account that is erased': [
    ...['backup_run', 'merge_comparison', 'merge_suggestion', 'person_merge', 'person_merge_item', 'place_decision'],
    ...['place_lookup_run', 'place_text_link', 'record_apart', 'record_merge_move', 'redirect'],
    ...['retention_entry', 'retention_rule', 'retention_state', 'erasure_run', 'kiosk_command', 'kiosk_pairing'],
    ...['struck_count', 'csv_download', 'bulk_change', 'bulk_change_person', 'function_run'],
  ],
  'the trail, of which entries go with their records (`trail`)': ['audit_entry'],
  'the access log, which names a contact person by an id alone': ['contact_access'],
  'records of the museum that a contact moment brought about; they go with their moment': ['contact_contribution'],
  'what a list brought; its cells and rows are searched': ['import_batch', 'import_change', 'import_row'],
  'what is prepared for an import, with the names of accounts; it goes some weeks after it was last worked on': [
    ...['import_list', 'import_task'],
  ],
  'sums, by which nobody is known': ['use_batch', 'use_count'],
  'digests of values, which nobody can read': ['erasure'],
  'secrets and limits of some minutes': ['rate_limit', 'server_secret', 'user_key', 'socket_io_attachments'],
  'machines of the museum': ['kiosk', 'kiosk_device'],
  'words of the museum': ['feedback_template'],
  'of the program, and what went wrong in it; a message is searched': [
    'call_fault',
    'gazetteer_place',
    'migration',
    'migration_version',
  ],
};

interface Column {
  readonly table: string;
  readonly name: string;
  readonly isText: boolean;
}

let database: TestDatabase;
let columns: readonly Column[];
beforeAll(async () => {
  database = await createDatabase();
  const dataSource = await createDataSource({ url: database.url, poolSize: 1 }).initialize();
  columns = await dataSource.query(
    `SELECT table_name AS table, column_name AS name, udt_name IN ('text', 'varchar') AS "isText"
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name, ordinal_position`,
  );
  await dataSource.destroy();
});
afterAll(() => database.drop());

/** Columns of the row `t` in expressions of SQL. */
const inSql = (...expressions: readonly (string | undefined)[]) =>
  expressions.flatMap((sql = '') =>
    [...sql.matchAll(/\bt\.(?:"(\w+)"|(\w+))/g)].map((match) => match[1] ?? match[2] ?? ''),
  );

/** Columns that are told, or say of whom a row is. */
const toldBy = ({ facts, found = {}, of, id, at, standsWith }: PersonalDataTable) =>
  new Set([
    ...['id', ...inSql(...Object.values(facts), id, at, standsWith?.id)],
    ...[...(found.name ?? []), found.email, found.phone, found.account],
    ...inSql(of?.id),
  ]);

test('every table of the database is declared as holding data of living people, or listed as holding none', () => {
  const listed = [...personalData.map(({ table }) => table), ...Object.values(holdNothing).flat()];
  const tables = [...new Set(columns.map(({ table }) => table))];
  const forgotten = tables.filter((table) => !listed.includes(table));
  expect(
    forgotten,
    `Declare these under personalData of their area, or list them here with the reason why they hold nothing of a living person: ${how}`,
  ).toEqual([]);
  expect(
    listed.filter((table) => !tables.includes(table) || listed.indexOf(table) !== listed.lastIndexOf(table)),
  ).toEqual([]);
});

test.each(personalData.map((table) => [table.table, table] as const))(
  'every column of %s is told to the person, or said to tell nothing',
  (name, table) => {
    const own = columns.filter((column) => column.table === name).map((column) => column.name);
    const told = toldBy(table);
    const silent = Object.keys(table.tellsNothing);
    expect(
      own.filter((column) => !told.has(column) && !silent.includes(column)),
      `Tell these columns of ${name} in facts, or list them in tellsNothing with the reason: ${how}`,
    ).toEqual([]);
    expect(
      silent.filter((column) => !own.includes(column) || told.has(column)),
      `These are listed in tellsNothing of ${name} although they are told, or there are none`,
    ).toEqual([]);
  },
);

test.each(
  personalData.flatMap((table) => (table.erased === 'removed' ? [] : [[table.table, table, table.erased] as const])),
)('what is told of a row of %s is erased, or said to stay', (name, table, erased) => {
  const gone = Object.keys(erased).map((column) => column.replaceAll('"', ''));
  const stays = Object.keys(table.keeps ?? {});
  // By which a row is known stays: it says of nobody who it is.
  const ids = new Set(['id', ...inSql(table.of?.id, table.id, table.at, table.standsWith?.id)]);
  const told = [...toldBy(table)].filter((column) => column !== undefined);
  expect(
    told.filter((column) => !gone.includes(column) && !stays.includes(column) && !ids.has(column)),
    `Set these columns of ${name} in erased, or list them in keeps with the reason: ${how}`,
  ).toEqual([]);
  expect(stays.filter((column) => gone.includes(column) || !told.includes(column))).toEqual([]);
});

test('columns by which people are found are called so that the search through texts knows what stands in them', () => {
  for (const { table, found = {} } of personalData) {
    const addresses = [found.email, found.phone].filter((column) => column !== undefined);
    expect({ table, unknown: addresses.filter((column) => !isAddressField(column)) }).toEqual({ table, unknown: [] });
    if (found.account) expect({ table, isKnown: isAccountField(found.account) }).toEqual({ table, isKnown: true });
  }
});

/** Columns that hold names of accounts for as long as a limit lasts, and are deleted with it. */
const briefly = ['rate_limit.key'];

test('no column holds the name of an account but those that are called so: an erasure finds it there', {
  timeout: 200_000,
}, async () => {
  const server = await startServer();
  try {
    const made = await server.makeAccount({ type: 'admin', account: 'zegsvrouw-van-dienst' });
    const admin = await server.signInAs(made.account, made.password);
    for (const { method, params } of await callsOfAll(server)) {
      if (method === 'logout') continue;
      await admin.postText(
        JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, token: admin.token } }),
      );
    }
    const holding: string[] = [];
    for (const { table, name } of columns.filter(({ isText }) => isText)) {
      const [row] = await server.dataSource.query<{ holds: boolean }[]>(
        `SELECT EXISTS (SELECT FROM "${table}" WHERE "${name}" LIKE $1) AS holds`,
        [`%${made.account}%`],
      );
      if (row?.holds) holding.push(`${table}.${name}`);
    }
    expect(holding).toEqual(expect.arrayContaining(['app_user.account', 'audit_entry.account']));
    expect(
      holding.filter((column) => !isAccountField(column.split('.')[1] ?? '') && !briefly.includes(column)),
      `Call these columns …account or …_by: ${how}`,
    ).toEqual([]);
  } finally {
    await server.close();
  }
});
