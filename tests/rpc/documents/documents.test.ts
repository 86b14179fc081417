import { findChanges, restoreFields } from '@salient/shared/areas/changes/changeMethods.ts';
import { removeCollection } from '@salient/shared/areas/collections/collectionMethods.ts';
import {
  createCollectionDocument,
  findCollectionDocuments,
  getCollectionDocument,
  getCollectionDocuments,
  removeCollectionDocument,
  restoreCollectionDocument,
  updateCollectionDocument,
  validateCollectionDocument,
} from '@salient/shared/areas/documents/documentMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
let reader: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
  reader = await server.signIn('readonly');
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const create = (document: object) => editor.call(createCollectionDocument, { document });
const update = (document: { id: string; version: number } & Record<string, unknown>) =>
  editor.call(updateCollectionDocument, { document });
const get = (id: string) => reader.call(getCollectionDocument, { id });
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ name, data }: { name: string; data: unknown }) => (name === 'invalidData' ? data : name),
  );

describe('a document', () => {
  test('is taken as `payload`, as the table of methods names it, and side by side [M-105, RPC-15]', async () => {
    const call = async (method: string, params: object) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { token: editor.token, ...params } });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${server.origin}/api/v2`, { method: 'POST', headers, body });
      return ((await answer.json()) as { result?: object; error?: { data?: object } }).result;
    };
    const given = { category: 'archive', title: 'Menukaart', pages: '4' };
    const named = { category: 'ARCHIVE', title: 'Menukaart', pages: '4' };
    for (const params of [{ payload: given }, { document: given }, given]) {
      expect(await call('createCollectionDocument', params)).toMatchObject(named);
    }
    expect(await call('createCollection', { payload: { title: 'Kist' } })).toMatchObject({ title: 'Kist' });
    expect(await call('createCollectionDocument', { payload: given, other: 1 })).toBeUndefined();
    expect(await call('createCollectionDocument', { payload: 'Menukaart' })).toBeUndefined();
  });

  test('of each category has the fields of that category, and its kind is fixed where it is digital [DOCUMENT-31, DOCUMENT-32, DOCUMENT-33, DOCUMENT-35, DOCUMENT-36, DOCUMENT-37, DOCUMENT-38, DOCUMENT-43, DOCUMENT-44, DOCUMENT-54, DOCUMENT-55, DOCUMENT-66, M-104, M-105, M-106]', async () => {
    const box = await server.make.collection({ adlibCode: 'D 1', title: 'Doos', description: 'Van zolder' });
    const all = {
      ...{ source: 'familie', url: 'https://www.example.org/a', institution: 'Stadsarchief', inventoryId: '12' },
      ...{ filename: 'a.pdf', wiseBranch: 'academy', wiseLocation: 'rek 3', wiseId: '77', pages: '1-4' },
      ...{ adlibCode: 'ARCH 1', adlibId: '5001', collectionId: box.id, kind: 'copy' },
    };
    const kept = async (category: string) => {
      const made = await create({ ...all, category, title: category });
      expect(made).toMatchObject({ status: 'todo', disclosed: false, deleted: false, version: 1, elements: [] });
      expect(made.collection).toEqual({ id: box.id, adlibCode: 'D 1', title: 'Doos', description: 'Van zolder' });
      expect(await get(made.id)).toEqual(made);
      const { kind, wiseProfile: _profile, ...rest } = made;
      const names = Object.keys(all).filter((name) => name !== 'collectionId' && name !== 'kind');
      const given = names.filter(
        (name) => (rest as Record<string, unknown>)[name] === (all as Record<string, unknown>)[name],
      );
      return [made.category, kind, ...given.sort()];
    };
    expect(await kept('archive')).toEqual(['ARCHIVE', 'copy', 'institution', 'inventoryId', 'pages', 'source']);
    expect(await kept('wise')).toEqual(['WISE', 'copy', 'pages', 'wiseBranch', 'wiseId', 'wiseLocation']);
    expect(await kept('web')).toEqual(['WEB', 'copy', 'source', 'url']);
    expect(await kept('digital')).toEqual(['DIBORN', 'digital', 'filename', 'source']);
    // What the catalogue says of its own records is nobody's to type.
    const { id } = await server.make.document({
      category: 'ADLIBD',
      title: 'adlib',
      adlibId: '5001',
      adlibCode: 'ARCH 1',
    });
    const found = await reader.call(findCollectionDocuments, { text: 'arch 1', options: { category: 'ADLIBD' } });
    expect(found.data).toMatchObject([{ id, adlibCode: 'ARCH 1' }]);
    const changed = await update({
      id,
      version: 1,
      title: 'Anders',
      status: 'done',
      kind: 'original',
    });
    expect(changed).toMatchObject({ title: 'adlib', status: 'done', kind: 'original', version: 2 });
  });

  test('gets a number of its own when it is digital, however many are made at once [DOCUMENT-39, DOCUMENT-40]', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, n) => create({ category: 'digital', title: `D ${n}` })),
    );
    const counters = made.map(({ counter }) => Number(counter));
    expect(new Set(counters).size).toBe(8);
    expect(counters.every((counter) => counter > 0)).toBe(true);
    const [first] = made;
    const text = `DIBO${String(first?.counter).padStart(6, '0')}`;
    expect((await reader.call(findCollectionDocuments, { text })).data).toMatchObject([{ id: first?.id }]);
    expect((await create({ category: 'web', title: 'W', url: 'http://example.org' })).counter).toBeNull();
    expect((await update({ id: String(first?.id), version: 1, title: 'Ander' })).counter).toBe(first?.counter);
  });

  test('tells everything that is wrong beside its field [DOCUMENT-50, DOCUMENT-53, DOCUMENT-60, DOCUMENT-61, DOCUMENT-62, DOCUMENT-67, TAG-06, REFERENCE-06, REFERENCE-09, REFERENCE-10, M-109]', async () => {
    const errorsOf = async (document: object) => {
      const result = await editor.call(validateCollectionDocument, { document });
      return result.status === 'NOK' ? result.data : {};
    };
    const person = await server.make.person();
    const wrong = {
      ...{ category: 'web', title: ' ', kind: 'scan', status: 'lost', url: 'ftp:/x', collectionId: noId },
      tags: [{ tagId: 'letter' }],
      references: [
        { type: 'person', id: noId, relation: 'served_in' },
        { type: 'person', id: person.id },
        { type: 'person', id: person.id },
        { type: 'empty' },
      ],
    };
    const data = {
      kind: ['kind: INVALID_OPTION'],
      status: ['status: INVALID_OPTION'],
      title: ['title: DATA_REQUIRED'],
      url: ['url: INVALID_FORMAT'],
      tags: ['tags: INVALID_OPTION'],
      // Of a list each says which one.
      references: [
        'references.0: INVALID_OPTION',
        'references.2: CONNECTION_ALREADY_EXISTS',
        'references.0: DOES_NOT_EXIST',
      ],
      collectionId: ['collectionId: DOES_NOT_EXIST'],
    };
    expect(await errorsOf(wrong)).toEqual(data);
    expect(await refusalOf(create(wrong))).toEqual(data);
    expect(await errorsOf({ category: 'tape', title: 'x' })).toEqual({ category: ['category: INVALID_OPTION'] });
    expect(await errorsOf({ category: 'web', title: 'x' })).toEqual({ url: ['url: DATA_REQUIRED'] });
    const digital = { category: 'digital', title: 'x' };
    for (const tags of [
      [{ tagId: 'letter' }, { tagId: 'letter' }],
      [{ tagId: 'sort' }],
      [{ tagId: 'envelope' }],
      [{ tagId: 'nothing' }],
    ]) {
      expect(Object.keys(await errorsOf({ ...digital, tags }))).toEqual(['tags']);
    }
    const letter = { tagId: 'letter', values: { from: person.id, to: { id: noId } } };
    expect(await errorsOf({ ...digital, tags: [{ tagId: 'report' }, letter] })).toEqual({
      tags: ['tags.1: DOES_NOT_EXIST'],
    });
    const archive = await server.make.document();
    const whole = await server.make.document({ category: 'DIBORN' });
    const part = await server.make.document({ category: 'DIBORN', parentId: whole.id });
    for (const parentId of [archive.id, part.id]) {
      expect(await errorsOf({ ...digital, parentId })).toEqual({ parentId: ['parentId: INVALID_REFERENCE'] });
    }
    expect(await errorsOf({ category: 'web', url: 'http://a.be', title: 'x', parentId: whole.id })).toEqual({
      category: ['category: INVALID_OPTION'],
    });
  });

  test('stays of its category and in its place by an update: another one is refused at its field, as it was read it passes', async () => {
    const whole = await server.make.document({ category: 'DIBORN' });
    const part = await create({ category: 'digital', title: 'Deel', parentId: whole.id });
    const { id, version } = part;
    expect(await refusalOf(update({ id, version, category: 'web', url: 'http://a.be' }))).toEqual({
      category: ['category: INVALID_OPTION'],
    });
    for (const parentId of [null, noId]) {
      expect(await refusalOf(update({ id, version, parentId }))).toEqual({ parentId: ['parentId: INVALID_REFERENCE'] });
    }
    const said = { category: 'digital', parentId: whole.id };
    expect(await update({ ...part, ...said, title: 'Ander deel' })).toMatchObject({
      title: 'Ander deel',
      parentId: whole.id,
    });
  });

  test('bears tags with their values and refers to records by their present names [DOCUMENT-01, TAG-05, REFERENCE-01, REFERENCE-02, REFERENCE-12]', async () => {
    const { make } = server;
    const sender = await make.person({ surname: 'Emiel', familyname: 'Verstraete', born_year: 1895 });
    const place = await make.place({ languages: { nl: { name: 'Diksmuide' } } });
    const other = await make.document({ category: 'DIBORN', title: 'De andere' });
    const made = await create({
      ...{ category: 'digital', title: 'Brief' },
      tags: [
        { tagId: 'letter', values: { from: sender.id, sent_from: { id: place.id } } },
        { tagId: 'report', values: { summary: 'Over\nde winter' } },
      ],
      references: [
        { type: 'person', id: sender.id, relation: 'author', comment: 'in inkt' },
        { type: 'toponym', name: ' Hoeve  Noord ', relation: 'written_location' },
        { type: 'diborn-document', id: other.id, relation: 'none' },
        { type: 'empty' },
      ],
    });
    expect(made.tags).toEqual([
      {
        tagId: 'letter',
        values: { from: { id: sender.id, name: 'Emiel Verstraete' }, sent_from: { id: place.id, name: 'Diksmuide' } },
      },
      { tagId: 'report', values: { summary: 'Over\nde winter' } },
    ]);
    expect(made.references).toEqual([
      {
        type: 'person',
        id: sender.id,
        name: 'Emiel Verstraete',
        relation: 'author',
        comment: 'in inkt',
        info: '1895–?',
      },
      { type: 'toponym', id: null, name: 'Hoeve Noord', relation: 'written_location', comment: '', info: '' },
      {
        type: 'diborn-document',
        id: other.id,
        name: 'De andere',
        relation: 'none',
        comment: '',
        info: expect.stringMatching(/^DIBO\d{6}$/),
      },
    ]);
    await server.dataSource.query(`UPDATE person SET surname = 'Emile' WHERE id = $1`, [sender.id]);
    expect((await get(made.id)).references[0]).toMatchObject({ name: 'Emile Verstraete' });
    const [author, toponym] = made.references;
    const changed = await update({
      ...{ id: made.id, version: 1, tags: [{ tagId: 'report', values: {} }] },
      references: [toponym, { ...author, comment: 'in potlood' }],
    });
    expect(changed.tags).toEqual([{ tagId: 'report', values: {} }]);
    expect(changed.references.map(({ type, comment }) => [type, comment])).toEqual([
      ['toponym', ''],
      ['person', 'in potlood'],
    ]);
    // Sent as it was read nothing changes.
    expect(await update(changed)).toEqual(changed);
    const self = update({ id: made.id, version: 2, references: [{ type: 'document', id: made.id }] });
    expect(await refusalOf(self)).toEqual({ references: ['references.0: INVALID_REFERENCE'] });
  });

  test('is removed only when it is empty and nothing refers to it, stays readable, and comes back after its box [DOCUMENT-27, DOCUMENT-28, DOCUMENT-29, DOCUMENT-59, COLLECTION-28, COLLECTION-29, M-107, M-108]', async () => {
    const { make } = server;
    const box = await make.collection();
    const document = await make.document({ title: 'Onvindbaar', category: 'DIBORN', collectionId: box.id });
    const page = await make.page(document.id);
    const remove = (more = {}) => editor.call(removeCollectionDocument, { id: document.id, ...more });
    const blocked = { none: ['none: CHILDREN_SHOULD_BE_EMPTY'] };
    expect(await refusalOf(remove())).toEqual(blocked);
    const validated = editor.call(validateCollectionDocument, { document: { id: document.id }, mode: 'delete' });
    expect(await validated).toEqual({ status: 'NOK', data: blocked });
    expect(await refusalOf(editor.call(removeCollection, { id: box.id }))).toEqual({
      none: ['none: ENTITY_HAS_CONTENT'],
    });
    await server.dataSource.query('DELETE FROM document_element WHERE id = $1', [page.id]);
    const naming = await create({
      category: 'digital',
      title: 'Wijst',
      references: [{ type: 'document', id: document.id }],
    });
    expect(await refusalOf(remove())).toEqual({ none: ['none: REFERENCED_BY_DOCUMENT'] });
    await update({ id: naming.id, version: 1, references: [] });

    expect(await remove({ version: 1 })).toEqual({ status: 'OK' });
    expect(await get(document.id)).toMatchObject({ deleted: true, version: 2 });
    expect(await refusalOf(update({ id: document.id, version: 2, title: 'x' }))).toEqual({
      none: ['none: RECORD_REMOVED'],
    });
    expect((await reader.call(findCollectionDocuments, { text: document.title })).total).toBe(0);
    const withRemoved = { text: document.title, options: { includeDeleted: true } };
    expect((await reader.call(findCollectionDocuments, withRemoved)).total).toBe(1);
    await editor.call(removeCollection, { id: box.id });
    const restore = () => editor.call(restoreCollectionDocument, { id: document.id });
    expect(await refusalOf(restore())).toEqual({ collectionId: ['collectionId: RECORD_REMOVED'] });
    const inRemoved = create({ category: 'archive', title: 'x', collectionId: box.id });
    expect(await refusalOf(inRemoved)).toEqual({ collectionId: ['collectionId: RECORD_REMOVED'] });
    await server.dataSource.query('UPDATE collection SET deleted = false WHERE id = $1', [box.id]);
    expect(await restore()).toMatchObject({ deleted: false, title: document.title, version: 3 });
  });

  test('keeps its changes, tells a second saver of the first, and gives back what it said [DOCUMENT-76]', async () => {
    const person = await server.make.person();
    const made = await create({
      ...{ category: 'digital', title: 'Eerst', tags: [{ tagId: 'diary', values: { person: person.id } }] },
      references: [{ type: 'person', id: person.id, comment: 'zijn zoon' }],
    });
    await update({ id: made.id, version: 1, title: 'Later', tags: [], references: [] });
    const stale = update({ id: made.id, version: 1, description: 'x' });
    await expect(stale).rejects.toMatchObject({
      name: 'conflict',
      data: { version: 2, changedFields: ['references', 'tags', 'title'] },
    });
    const { data } = await editor.call(findChanges, { type: 'document', id: made.id });
    expect(data[0]?.fields.map(({ field }) => field)).toEqual(['title', 'tags', 'references']);
    // Tags are called what the reader's language calls them.
    const name = `${person.surname} ${person.familyname}`;
    expect(data[0]?.fields[1]?.before).toMatchObject({
      kind: 'words',
      items: [{ nl: `Soort document > Dagboek van ${name}`, en: `Kind of document > Diary of ${name}` }],
    });
    const change = String(data[0]?.id);
    const fields = ['title', 'tags', 'references'];
    await admin.call(restoreFields, { change, side: 'before', fields, version: 2 });
    const back = await get(made.id);
    expect(back).toMatchObject({ title: 'Eerst', version: 3, tags: made.tags, references: made.references });
    // What somebody else saved is told as it is read, so that it can be put to one's own and sent.
    const { data: told } = await update({ id: made.id, version: 2, title: 'x' }).catch((error) => error);
    expect(told.current).toEqual({ title: 'Eerst', tags: back.tags, references: back.references });
    expect(await update({ id: made.id, version: 3, ...told.current, kind: 'digital' })).toEqual(back);
  });
});

describe('lists', () => {
  test('find documents by words, tags and their kinds, records, category, status, box and disclosure [DOCUMENT-02, DOCUMENT-08, DOCUMENT-65, TAG-08, TAG-10, M-103]', async () => {
    const { make } = server;
    const word = `lijstwoord${Date.now()}`;
    const person = await make.person();
    const box = await make.collection({ adlibCode: 'L 1' });
    const letter = await create({
      ...{ category: 'digital', title: `${word} 10`, description: 'Aan Zoë', collectionId: box.id, disclosed: true },
      tags: [{ tagId: 'postcard', values: { to: person.id } }],
    });
    const report = await create({ category: 'archive', title: `${word} 9`, status: 'done' });
    const page = await make.page(letter.id);
    await server.dataSource.query(`INSERT INTO document_tag (element_id, tag_id, position) VALUES ($1, 'gas', 0)`, [
      page.id,
    ]);
    const found = async (more: object) => {
      const { data, total } = await reader.call(findCollectionDocuments, { text: word, ...more });
      expect(total).toBe(data.length);
      return data.map(({ id }) => (id === letter.id ? 'letter' : id === report.id ? 'report' : 'other'));
    };
    expect(await found({})).toEqual(['report', 'letter']);
    expect(await found({ sort: ['sort_title', -1] })).toEqual(['letter', 'report']);
    expect(await found({ sort: ['_id', 1] })).toEqual(['letter', 'report']);
    expect(await found({ sort: ['status', 1] })).toEqual(['letter', 'report']);
    expect(await found({ text: `zoe ${word}` })).toEqual(['letter']);
    for (const tag of ['postcard', 'letter', 'sort', 'gas', 'theme'])
      expect(await found({ tag }), tag).toEqual(['letter']);
    expect(await found({ tag: 'diary' })).toEqual([]);
    // A page and past the end, where the documents are counted apart: of those with the tag alone.
    for (const offset of [1, 9])
      expect(await reader.call(findCollectionDocuments, { text: word, tag: 'letter', limit: 1, offset })).toEqual({
        ...{ data: [], total: 1 },
      });
    expect(await found({ ref_type: 'person', ref_id: person.id })).toEqual(['letter']);
    expect(await found({ ref_type: 'place', ref_id: person.id })).toEqual([]);
    expect(await found({ options: { category: 'ARCHIVE' } })).toEqual(['report']);
    expect(await found({ options: { status: 'done' } })).toEqual(['report']);
    expect(await found({ options: { disclosed: true } })).toEqual(['letter']);
    expect(await found({ options: { collectionId: box.id } })).toEqual(['letter']);
    const page2 = await reader.call(findCollectionDocuments, {
      text: word,
      limit: 1,
      offset: 1,
      extend: ['collection'],
    });
    expect(page2).toMatchObject({
      total: 2,
      data: [{ id: letter.id, nbr_of_pages: 1, collection: { adlibCode: 'L 1' } }],
    });
    expect(await refusalOf(found({ ref_id: person.id }))).toEqual({ ref_type: ['ref_type: DATA_REQUIRED'] });
  });

  test('of a box put sub-documents behind what they are part of [COLLECTION-18, COLLECTION-19, COLLECTION-20, COLLECTION-26, M-102]', async () => {
    const { make } = server;
    const box = await make.collection();
    const inBox = { category: 'DIBORN', collectionId: box.id } as const;
    const b = await make.document({ ...inBox, title: 'B' });
    const a = await make.document({ ...inBox, title: 'A' });
    for (const title of ['Zegel', 'Bijlage']) await create({ category: 'digital', title, parentId: b.id });
    await make.document({ ...inBox, title: 'C', deleted: true });
    await make.page(a.id);
    const titles = async (more = {}) =>
      (await reader.call(getCollectionDocuments, { collection: box.id, ...more })).data.map(({ title }) => title);
    expect(await titles()).toEqual(['A', 'B', 'Zegel', 'Bijlage']);
    expect(await titles({ sort: ['sort_title', -1] })).toEqual(['B', 'Zegel', 'Bijlage', 'A']);
    expect(await titles({ sort: ['pages', -1] })).toEqual(['A', 'B', 'Zegel', 'Bijlage']);
    expect(await titles({ text: 'BIJ' })).toEqual(['Bijlage']);
    expect(await titles({ includeDeleted: true })).toEqual(['A', 'B', 'Zegel', 'Bijlage', 'C']);
    expect(await refusalOf(reader.call(getCollectionDocuments, { collection: noId }))).toBe('notFound');
    // Who puts the whole into another box takes its parts along.
    const other = await make.collection();
    await update({ id: b.id, version: 1, collectionId: other.id });
    expect((await reader.call(getCollectionDocuments, { collection: other.id })).total).toBe(3);
  });
});
