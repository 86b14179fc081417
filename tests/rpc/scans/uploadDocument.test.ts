import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { getCollectionDocument } from '@salient/shared/areas/documents/documentMethods.ts';
import { mergePersons } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDocument, type PageAnswer, uploadDocument } from '../../harness/pages.ts';
import { pdfOf, scanOf } from '../../harness/scanFiles.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salient-described-'));
  server = await startServer({ filesFolder: folder });
  editor = await server.signIn('normal');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

let seed = 0;
const small = () => scanOf({ width: 60, height: 80, seed: ++seed });
const get = (id: string) => editor.call(getCollectionDocument, { id });
const documentOf = ({ data }: PageAnswer) => data.pages[0]?.document_id ?? '';

test('a picture becomes a page of a document, with the tags and references of its form, and its history says so [UPLOAD-04, P-04]', async () => {
  const document_id = await makeDocument(server);
  const person = await server.make.person({ surname: 'Jules', familyname: 'Pinte' });
  const tags = JSON.stringify([{ tagId: 'grave', values: { person: person.id } }]);
  const references = JSON.stringify([
    { type: 'person', id: person.id, relation: 'mention', comment: 'links vooraan' },
    { type: 'toponym', name: 'Hellfire Corner' },
  ]);
  const sent = { document_id, tags, references, feedback_session: randomUUID() };
  const { status, data } = await uploadDocument(server, editor, await small(), sent);
  expect(status).toBe('OK');
  expect(data.document).toEqual(await get(document_id));
  expect(data.document?.elements).toMatchObject([
    {
      ...{ id: data._id, version: 1, page_number: 1, original_filename: 'scan.jpg', transcription: '' },
      tags: [{ tagId: 'grave', values: { person: { id: person.id, name: 'Jules Pinte' } } }],
      references: [
        { type: 'person', id: person.id, name: 'Jules Pinte', relation: 'mention', comment: 'links vooraan' },
        { type: 'toponym', name: 'Hellfire Corner' },
      ],
    },
  ]);
  const { data: changes } = await editor.call(findChanges, { type: 'document', id: document_id });
  expect(changes).toMatchObject([{ method: 'uploadImage', record: { type: 'document_element', id: data._id } }]);
  const [entry] = await server.dataSource.query('SELECT after FROM audit_entry WHERE entity_id = $1', [data._id]);
  expect(entry.after).toMatchObject({ tags: [{ tagId: 'grave' }], references: [{ recordId: person.id }, {}] });
  // A page as it was read is sent with another picture.
  const [first] = (await get(document_id)).elements;
  const read = first?.type === 'page' ? first : null;
  const again = { document_id, tags: JSON.stringify(read?.tags), references: JSON.stringify(read?.references) };
  const next = await uploadDocument(server, editor, await small(), again);
  expect(next.data.document?.elements[1]).toMatchObject({ tags: read?.tags, references: read?.references });
});

test('without a document a picture becomes a digital document that bears the tags and references, with a history from its first day', async () => {
  const place = await server.make.place();
  const fields = {
    ...{ name: 'Brief van Jules.jpeg', tags: JSON.stringify([{ tagId: 'letter' }]) },
    references: JSON.stringify([{ type: 'place', id: place.id }]),
  };
  const { data } = await uploadDocument(server, editor, await small(), fields);
  const made = data.document;
  expect(made).toMatchObject({
    ...{ category: 'DIBORN', kind: 'digital', title: 'Brief van Jules', status: 'todo', disclosed: false, version: 1 },
    ...{ counter: expect.any(Number), nbr_of_pages: 1, tags: [{ tagId: 'letter' }], references: [{ id: place.id }] },
    elements: [{ id: data._id, tags: [], references: [] }],
  });
  const { data: changes } = await editor.call(findChanges, { type: 'document', id: made?.id ?? '' });
  expect(changes.map(({ record }) => record.type).sort()).toEqual(['document', 'document_element']);
  const scan = { name: 'akte.pdf', answer: 'pages' };
  const answer = await uploadDocument(server, editor, await pdfOf(2), scan);
  expect(answer.data.document).toBeUndefined();
  expect((await get(documentOf(answer))).elements).toHaveLength(2);
});

test('one picture that is sent twice under one id makes one document, also when both arrive at once', async () => {
  const bytes = await small();
  const upload_id = randomUUID();
  const send = () => uploadDocument(server, editor, bytes, { upload_id, name: 'Dubbel.jpg' });
  const answers = [...(await Promise.all([send(), send(), send()])), await send()];
  expect(new Set(answers.map(documentOf)).size).toBe(1);
  const [{ count }] = await server.dataSource.query(`SELECT count(*)::int FROM document WHERE title = 'Dubbel'`);
  expect(count).toBe(1);
});

test('a reference to a person who was merged since names the one who stayed', async () => {
  const [kept, gone] = [await server.make.person(), await server.make.person()];
  await editor.call(mergePersons, { idA: kept.id, idB: gone.id });
  const references = JSON.stringify([{ type: 'person', id: gone.id }]);
  const document_id = await makeDocument(server);
  const { data } = await uploadDocument(server, editor, await small(), { document_id, references });
  expect(data.document?.elements).toMatchObject([{ references: [{ id: kept.id }] }]);
});

describe('of what is refused', () => {
  const stored = async () => {
    const [row] = await server.dataSource.query(
      `SELECT (SELECT count(*)::int FROM file) AS files, (SELECT count(*)::int FROM document_element) AS pages,
         (SELECT count(*)::int FROM document) AS documents, (SELECT count(*)::int FROM attachment) AS attachments,
         (SELECT count(*)::int FROM audit_entry WHERE method = 'uploadImage') AS changes`,
    );
    return row;
  };

  test('each says why in one code, and at its field what is wrong with it, and nothing is stored [UPLOAD-04, UPLOAD-06, UPLOAD-07]', async () => {
    const document_id = await makeDocument(server);
    const [web, removed] = [
      await makeDocument(server, { category: 'WEB' }),
      await makeDocument(server, { deleted: true }),
    ];
    const reader = await server.signIn('readonly');
    const person = await server.make.person();
    const json = (value: unknown) => JSON.stringify(value);
    const of = (field: string, code: string) => ({ [field]: [`${field}: ${code}`] });
    const ofRow = (field: string, row: number, code: string) => ({ [field]: [`${field}.${row}: ${code}`] });
    const twice = json([
      { type: 'person', id: person.id },
      { type: 'person', id: person.id },
    ]);
    const refused: [Record<string, string>, string, object?, TestClient?][] = [
      [{ document_id, tags: '[{"tagId":' }, 'INVALID_JSON', of('tags', 'INVALID_FORMAT')],
      [{ document_id, references: '{"type":"person"}' }, 'INVALID_JSON', of('references', 'INVALID_FORMAT')],
      [{ document_id, tags: json([{ tagId: 'nothing' }]) }, 'INVALID_TAGS', ofRow('tags', 0, 'INVALID_OPTION')],
      [{ tags: json([{ tagId: 'envelope' }]) }, 'INVALID_TAGS', ofRow('tags', 0, 'INVALID_OPTION')],
      [
        { document_id, tags: json([{ tagId: 'grave', values: { person: noId } }]) },
        'INVALID_TAGS',
        ofRow('tags', 0, 'DOES_NOT_EXIST'),
      ],
      [
        { document_id, references: json([{ type: 'place', id: noId }]) },
        'INVALID_REFERENCES',
        ofRow('references', 0, 'DOES_NOT_EXIST'),
      ],
      [
        { references: json([{ type: 'person', id: noId }]) },
        'INVALID_REFERENCES',
        ofRow('references', 0, 'DOES_NOT_EXIST'),
      ],
      [{ document_id, references: twice }, 'INVALID_REFERENCES', ofRow('references', 1, 'CONNECTION_ALREADY_EXISTS')],
      [
        { document_id, references: json([{ type: 'document', id: document_id }]) },
        'INVALID_REFERENCES',
        ofRow('references', 0, 'INVALID_REFERENCE'),
      ],
      [{ document_id }, 'NOT_PERMITTED', {}, reader],
      [{ tags: '[]' }, 'NOT_PERMITTED', {}, reader],
      [{ document_id }, 'NO_SESSION', {}, server.guest],
      [{ tags: '[]' }, 'NO_SESSION', {}, server.guest],
      [{ document_id: randomUUID() }, 'DOES_NOT_EXIST'],
      [{ document_id: 'x' }, 'INVALID_DATA'],
      [{ document_id: web }, 'NO_PAGES_HERE'],
      [{ document_id: removed }, 'DOCUMENT_REMOVED'],
      [{ name: '../scan.jpg' }, 'INVALID_FILE_NAME'],
    ];
    const before = await stored();
    for (const [fields, code, errors = {}, as = editor] of refused) {
      const answer = await uploadDocument(server, as, await small(), fields);
      expect(answer, JSON.stringify(fields)).toMatchObject({ status: 'NOK', code });
      expect(answer.data, JSON.stringify(fields)).toEqual({ none: [`none: ${code}`], ...errors });
    }
    for (const fields of [{ document_id }, {}] as Record<string, string>[]) {
      const text = { ...fields, name: 'lijst.csv' };
      expect(await uploadDocument(server, editor, Buffer.from('1917;Ieper\n'), text)).toMatchObject({
        code: 'INVALID_FILE_TYPE',
      });
      const scan = await small();
      expect((await uploadDocument(server, editor, scan.subarray(0, scan.length / 2), fields)).code).toBe(
        'FILE_DAMAGED',
      );
    }
    expect(await stored()).toEqual(before);
  });

  test('a picture with a session alone still goes with a message, whoever sends it, and a guest describes nothing [UPLOAD-16, FEEDBACK-11]', async () => {
    const tags = '[{"tagId":"letter"}]';
    for (const [as, fields] of [
      [server.guest, {}],
      [server.guest, { tags, document_id: await makeDocument(server) }],
      [editor, {}],
    ] as const) {
      const { data } = await uploadDocument(server, as, await small(), { feedback_session: randomUUID(), ...fields });
      expect(data).toMatchObject({ collection: 'person_feedback', collection_id: null });
    }
  });
});
