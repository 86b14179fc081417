import {
  findAllChanges,
  findChanges,
  restoreFields,
  restoreRemoved,
} from '@salient/shared/areas/changes/changeMethods.ts';
import type { Document } from '@salient/shared/areas/documents/document.ts';
import {
  createCollectionDocument,
  getCollectionDocument,
  removeCollectionDocument,
  restoreCollectionDocument,
} from '@salient/shared/areas/documents/documentMethods.ts';
import { searchDocuments } from '@salient/shared/areas/documents/documentSearchMethods.ts';
import {
  addCollectionDocumentSubdocument,
  moveCollectionDocumentElements,
  orderCollectionDocumentElements,
  removeCollectionDocumentElements,
  updateCollectionDocumentElement,
} from '@salient/shared/areas/documents/elementMethods.ts';
import { searchPublicDocuments } from '@salient/shared/areas/documents/publicDocumentMethods.ts';
import { getTranscriptionFiles } from '@salient/shared/areas/documents/transcriptionMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const get = (id: string) => editor.call(getCollectionDocument, { id });
const idsOf = ({ elements }: Pick<Document, 'elements'>) =>
  elements.map((element) => (element.type === 'page' ? element.id : element.documentId));
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ name, data }: { name: string; data: unknown }) => (name === 'invalidData' ? data : name),
  );

/** A digital document with pages, by their ids. */
async function withPages(count: number, given: Parameters<TestServer['make']['document']>[0] = {}) {
  const { id, title } = await server.make.document({ category: 'DIBORN', ...given });
  const pages: string[] = [];
  for (let n = 0; n < count; n++) pages.push((await server.make.page(id)).id);
  return { id, title, pages };
}

const move = (documentId: string, targetId: string | null, indices: number[], ids?: string[]) =>
  editor.call(moveCollectionDocumentElements, { documentId, targetId, indices, ids });

describe('a page', () => {
  test('is written about, and moved to another place, without a new version of its document [DOCUMENT-46, DOCUMENT-75, PAGE-06, PAGE-07, M-110]', async () => {
    const { id, pages } = await withPages(3);
    const person = await server.make.person({ surname: 'Jules', familyname: 'Pinte' });
    const element = {
      transcription: 'Beste moeder,\nhet regent.',
      tags: [{ tagId: 'grave', values: { person: person.id } }],
      references: [{ type: 'person', id: person.id, comment: 'onderaan' }],
    };
    const changed = await editor.call(updateCollectionDocumentElement, {
      documentId: id,
      index: 0,
      element,
      newIndex: 2,
    });
    expect(idsOf(changed)).toEqual([pages[1], pages[2], pages[0]]);
    expect(changed.version).toBe(1);
    expect(changed.elements[2]).toMatchObject({
      ...{
        type: 'page',
        version: 2,
        page_number: 3,
        transcription: 'Beste moeder,\nhet regent.',
        mimetype: 'image/jpeg',
      },
      ...{ width: 2000, height: 3000, bytes: 1000, url_original: expect.stringContaining('ticket=') },
      tags: [{ tagId: 'grave', values: { person: { id: person.id, name: 'Jules Pinte' } } }],
      references: [{ type: 'person', id: person.id, name: 'Jules Pinte', comment: 'onderaan' }],
    });
    const write = (more: object, given: object = { transcription: 'x' }) =>
      editor.call(updateCollectionDocumentElement, { documentId: id, index: 2, element: given, ...more });
    // Somebody else was faster.
    await expect(write({}, { version: 1, transcription: 'x' })).rejects.toMatchObject({
      name: 'conflict',
      data: { version: 2, changedFields: ['references', 'tags', 'transcription'] },
    });
    expect(await refusalOf(write({ index: 3 }))).toEqual({ index: ['index: DOES_NOT_EXIST'] });
    expect(await refusalOf(write({ newIndex: 3 }))).toEqual({ newIndex: ['newIndex: INVALID_FORMAT'] });
    const wrong = {
      transcription: 'x'.repeat(200_001),
      tags: [{ tagId: 'sort' }],
      references: [
        { type: 'toponym', name: 'Hill 60' },
        { type: 'place', id: noId },
      ],
    };
    expect(await refusalOf(write({}, wrong))).toEqual({
      transcription: ['transcription: INVALID_LENGTH'],
      tags: ['tags.0: INVALID_OPTION'],
      references: ['references.1: DOES_NOT_EXIST'],
    });
  });

  test('stands in the history of its document, gets back what was written about it, and comes back when it was removed', async () => {
    const { id, pages } = await withPages(3);
    const write = (element: object) =>
      editor.call(updateCollectionDocumentElement, { documentId: id, index: 1, element });
    const place = await server.make.place();
    await write({ transcription: 'eerst', references: [{ type: 'place', id: place.id }], tags: [{ tagId: 'ruins' }] });
    await write({ transcription: 'later', references: [], tags: [] });
    const history = async () => (await editor.call(findChanges, { type: 'document', id })).data;
    const [last] = await history();
    expect(last).toMatchObject({
      record: { type: 'document_element', id: pages[1] },
      part_of: { type: 'document', id },
    });
    const fields = ['transcription', 'tags', 'references'];
    await admin.call(restoreFields, { change: String(last?.id), side: 'before', fields, version: 3 });
    const before = (await get(id)).elements[1];
    expect(before).toMatchObject({
      transcription: 'eerst',
      references: [{ id: place.id }],
      tags: [{ tagId: 'ruins' }],
      version: 4,
    });

    const ids = [String(pages[0]), String(pages[1])];
    expect(
      idsOf(await editor.call(removeCollectionDocumentElements, { documentId: id, indices: [0, 1], ids })),
    ).toEqual([pages[2]]);
    const [kept] = await server.dataSource.query(
      `SELECT count(*)::integer AS files FROM file WHERE keep_until > now() + interval '29 days'`,
    );
    expect(kept.files).toBe(2);
    const { data } = await admin.call(findAllChanges, { type: 'document_element', kind: 'removed', gone: true });
    const removal = data.find(({ record }) => record.id === pages[1]);
    expect(removal?.restorable).toBe(true);
    await admin.call(restoreRemoved, { change: String(removal?.id) });
    const after = await get(id);
    expect(idsOf(after)).toEqual([pages[2], pages[1]]);
    expect(after.elements[1]).toMatchObject({
      transcription: 'eerst',
      references: [{ id: place.id }],
      tags: [{ tagId: 'ruins' }],
    });
  });

  test('is written about wherever others have put it meanwhile, and is told in which document it is or that it is gone [PAGE-06]', async () => {
    const { id, pages } = await withPages(3);
    const other = await withPages(0);
    const [page] = pages;
    const write = (version: number) =>
      editor.call(updateCollectionDocumentElement, {
        ...{ documentId: id, index: 0, id: String(page) },
        element: { version, transcription: `versie ${version}` },
      });
    await editor.call(orderCollectionDocumentElements, { documentId: id, indices: [0], before: 3 });
    const saved = await write(1);
    expect(idsOf(saved)).toEqual([pages[1], pages[2], page]);
    expect(saved.elements.map((each) => each.type === 'page' && each.transcription)).toEqual(['', '', 'versie 1']);
    await move(id, other.id, [2]);
    await expect(write(2)).rejects.toMatchObject({
      name: 'conflict',
      data: { version: 3, changedFields: ['documentId'], current: { documentId: other.id } },
    });
    await editor.call(removeCollectionDocumentElements, { documentId: other.id, indices: [0] });
    await expect(write(2)).rejects.toMatchObject({ name: 'notFound', data: { entity: 'document_element', id: page } });
  });
});

describe('elements', () => {
  test('are put into another order, whichever are chosen', async () => {
    const { id, pages } = await withPages(5);
    const order = async (indices: number[], before: number) =>
      idsOf(await editor.call(orderCollectionDocumentElements, { documentId: id, indices, before })).map((each) =>
        pages.indexOf(each),
      );
    expect(await order([3, 1], 0)).toEqual([1, 3, 0, 2, 4]);
    expect(await order([0, 1], 5)).toEqual([0, 2, 4, 1, 3]);
    expect(await order([1, 2], 2)).toEqual([0, 2, 4, 1, 3]);
    expect(await order([4], 1)).toEqual([0, 3, 2, 4, 1]);
    const stale = { documentId: id, indices: [0], before: 2, ids: [String(pages[1])] };
    expect(await refusalOf(editor.call(orderCollectionDocumentElements, stale))).toBe('conflict');
    expect(
      await refusalOf(editor.call(orderCollectionDocumentElements, { ...stale, indices: [9], ids: undefined })),
    ).toEqual({
      indices: ['indices: DOES_NOT_EXIST'],
    });
  });

  test('tell both documents in one line what moved from where to where, within one, to another and out of it [PAGE-06]', async () => {
    const from = await withPages(6, { title: 'Album' });
    const to = await withPages(2, { title: 'Dagboek' });
    const moves = async ({ id }: { readonly id: string }) => {
      const { data } = await editor.call(findChanges, { type: 'document', id });
      expect(data.every(({ restorable }) => !restorable)).toBe(true);
      return data.map(({ fields }) => fields.map(({ field, before, after }) => [field, before, after]));
    };
    const at = (numbers: string, document: object | null, names: string[] = [], count = names.length) => ({
      kind: 'elements',
      elements: { numbers, document: document && expect.objectContaining(document), names, count },
    });
    const [album, dagboek] = [from, to].map(({ id, title }) => ({ type: 'document', id, name: title }));
    const { elements } = await get(from.id);
    const files = elements.map((element) => (element.type === 'page' ? element.original_filename : ''));
    const order = { documentId: from.id, indices: [1, 2, 4, 5], before: 0 };
    await editor.call(orderCollectionDocumentElements, order);
    const named = [1, 2, 4].map((index) => String(files[index]));
    const within = [['elements', at('2–3, 5–6', null, named, 4), at('1–4', null, [], 4)]];
    expect(await moves(from)).toEqual([within]);
    await editor.call(orderCollectionDocumentElements, { documentId: from.id, indices: [0], before: 1 });
    await editor.call(updateCollectionDocumentElement, { documentId: from.id, index: 0, element: {}, newIndex: 5 });
    const turned = [['elements', at('1', null, [String(files[1])]), at('6', null, [], 1)]];
    expect(await moves(from)).toEqual([turned, within]);

    await move(from.id, to.id, [3, 4]);
    const went = [String(files[0]), String(files[3])];
    expect((await moves(from))[0]).toEqual([['elements', at('4–5', null, went), at('3–4', dagboek ?? null, [], 2)]]);
    expect(await moves(to)).toEqual([[['elements', at('4–5', album ?? null, went), at('3–4', null, [], 2)]]]);

    const { subdocument } = await editor.call(addCollectionDocumentSubdocument, { documentId: to.id, index: 1 });
    const part = { type: 'document', id: subdocument.id, name: 'Dagboek – 1' };
    expect((await moves(to))[0]?.[0]?.[2]).toEqual(at('1', part, [], 1));
    await move(to.id, null, [1]);
    expect((await moves(to))[0]).toEqual([['elements', at('2', null, ['Dagboek – 1']), at('', null, [], 1)]]);
  });

  test('a page bears one number everywhere: among pages alone, as visitors count [DOCUMENT-75, PAGE-12]', async () => {
    const { id, pages } = await withPages(4, { disclosed: true });
    await editor.call(addCollectionDocumentSubdocument, { documentId: id, index: 0 });
    // The sub-document, and three pages.
    const numbers = async () =>
      (await get(id)).elements.map((element) => (element.type === 'page' ? element.page_number : null));
    expect(await numbers()).toEqual([null, 1, 2, 3]);
    const [, , , last] = pages;
    const word = `kikker${id.slice(-8)}`;
    await editor.call(updateCollectionDocumentElement, { documentId: id, index: 3, element: { transcription: word } });
    const found = { page_id: last, page_number: 3 };
    expect(await editor.call(searchDocuments, { text: word })).toMatchObject({ data: [found] });
    expect(await server.guest.call(searchPublicDocuments, { text: word })).toMatchObject({
      data: [{ page_number: 3 }],
    });
    const { text } = await editor.call(getTranscriptionFiles, { id, language: 'nl' });
    expect(await (await fetch(new URL(text, server.origin))).text()).toMatch(new RegExp(`Pagina 3[^\n]*\n+${word}`));
    await editor.call(orderCollectionDocumentElements, { documentId: id, indices: [3], before: 1 });
    const { data: changes } = await editor.call(findChanges, { type: 'document', id });
    const moved = changes.flatMap(({ fields }) => fields).find(({ field }) => field === 'elements');
    expect([moved?.before, moved?.after]).toMatchObject([
      { elements: { numbers: '3' } },
      { elements: { numbers: '1' } },
    ]);
    expect(await numbers()).toEqual([null, 1, 2, 3]);
  });

  test('a page becomes the first of a new sub-document at its place [DOCUMENT-12, DOCUMENT-15, DOCUMENT-47, DOCUMENT-62, DOCUMENT-69, M-111]', async () => {
    const box = await server.make.collection();
    const { id, title, pages } = await withPages(3, { collectionId: box.id });
    const made = await editor.call(addCollectionDocumentSubdocument, {
      documentId: id,
      index: 1,
      id: String(pages[1]),
    });
    const { subdocument, document } = made;
    expect(subdocument).toMatchObject({
      category: 'DIBORN',
      parentId: id,
      parent: { id, title },
      collectionId: box.id,
    });
    expect(subdocument.title).toBe(`${title} – 1`);
    expect(idsOf(subdocument)).toEqual([pages[1]]);
    expect(idsOf(document)).toEqual([pages[0], subdocument.id, pages[2]]);
    expect(document.elements[1]).toMatchObject({
      document: {
        id: subdocument.id,
        disclosed: false,
        nbr_of_pages: 1,
        thumbnails: [expect.stringContaining(`/iiif/3/images/${pages[1]}~`)],
      },
    });
    expect(document).toMatchObject({ nbr_of_pages: 2, nbr_of_subdocuments: 1 });
    const empty = await editor.call(addCollectionDocumentSubdocument, { documentId: id });
    expect(idsOf(empty.document).at(-1)).toBe(empty.subdocument.id);
    const within = { documentId: subdocument.id };
    expect(await refusalOf(editor.call(addCollectionDocumentSubdocument, within))).toEqual({
      documentId: ['documentId: INVALID_REFERENCE'],
    });
    const archive = await server.make.document();
    expect(await refusalOf(editor.call(addCollectionDocumentSubdocument, { documentId: archive.id }))).toEqual({
      documentId: ['documentId: INVALID_REFERENCE'],
    });
    const atSubdocument = { documentId: id, index: 1 };
    expect(await refusalOf(editor.call(addCollectionDocumentSubdocument, atSubdocument))).toEqual({
      index: ['index: INVALID_REFERENCE'],
    });
  });

  test('move to the end of another document, to the whole, or out of it [DOCUMENT-16, DOCUMENT-17, DOCUMENT-58, DOCUMENT-70, M-112]', async () => {
    const [box, other] = [await server.make.collection(), await server.make.collection()];
    const from = await withPages(3, { collectionId: box.id });
    const to = await withPages(1, { collectionId: other.id });
    const { subdocument } = await editor.call(addCollectionDocumentSubdocument, { documentId: from.id, index: 0 });
    expect(idsOf(await move(from.id, to.id, [1, 0]))).toEqual([from.pages[2]]);
    expect(idsOf(await get(to.id))).toEqual([to.pages[0], subdocument.id, from.pages[1]]);
    // A sub-document lies in the box of the whole.
    expect(await get(subdocument.id)).toMatchObject({ parentId: to.id, collectionId: other.id, version: 2 });
    const within = String(from.pages[0]);
    expect(idsOf(await move(subdocument.id, null, [0], [within]))).toEqual([]);
    expect(idsOf(await get(to.id)).at(-1)).toBe(within);
    expect(idsOf(await move(to.id, subdocument.id, [3]))).not.toContain(within);
    await move(to.id, null, [1]);
    expect(await get(subdocument.id)).toMatchObject({ parentId: null, collectionId: other.id, version: 3 });

    const part = await editor.call(addCollectionDocumentSubdocument, { documentId: to.id });
    const at = idsOf(part.document).indexOf(part.subdocument.id);
    const invalid = { targetId: ['targetId: INVALID_REFERENCE'] };
    expect(await refusalOf(move(to.id, to.id, [0]))).toEqual(invalid);
    expect(await refusalOf(move(to.id, part.subdocument.id, [at]))).toEqual(invalid);
    const further = await editor.call(addCollectionDocumentSubdocument, { documentId: from.id });
    expect(await refusalOf(move(to.id, further.subdocument.id, [at]))).toEqual(invalid);
    expect(await refusalOf(move(to.id, (await server.make.document()).id, [0]))).toEqual(invalid);
    expect(await refusalOf(move(to.id, null, [0]))).toEqual(invalid);
    expect(await refusalOf(move(to.id, noId, [0]))).toEqual({ targetId: ['targetId: DOES_NOT_EXIST'] });
    const removed = await server.make.document({ category: 'DIBORN', deleted: true });
    expect(await refusalOf(move(to.id, removed.id, [0]))).toEqual({ targetId: ['targetId: RECORD_REMOVED'] });
    expect(await refusalOf(move(removed.id, to.id, [0]))).toEqual({ none: ['none: RECORD_REMOVED'] });
    expect(await refusalOf(move(to.id, from.id, [0], [noId]))).toBe('conflict');
  });

  test('a sub-document is removed once it is empty, leaves the elements, and comes back behind them [DOCUMENT-18, DOCUMENT-29, DOCUMENT-71, M-113]', async () => {
    const { id, pages } = await withPages(2);
    const { subdocument } = await editor.call(addCollectionDocumentSubdocument, { documentId: id, index: 0 });
    const removal = { documentId: id, indices: [0], ids: [subdocument.id] };
    expect(await refusalOf(editor.call(removeCollectionDocumentElements, removal))).toEqual({
      none: ['none: CHILDREN_SHOULD_BE_EMPTY'],
    });
    await move(subdocument.id, null, [0]);
    expect(idsOf(await editor.call(removeCollectionDocumentElements, removal))).toEqual([pages[1], pages[0]]);
    expect(await get(subdocument.id)).toMatchObject({ deleted: true, parentId: id });
    await editor.call(restoreCollectionDocument, { id: subdocument.id });
    expect(idsOf(await get(id))).toEqual([pages[1], pages[0], subdocument.id]);
    await editor.call(removeCollectionDocument, { id: subdocument.id });
    expect(idsOf(await get(id))).toEqual([pages[1], pages[0]]);
    await editor.call(removeCollectionDocumentElements, { documentId: id, indices: [0, 1] });
    await editor.call(removeCollectionDocument, { id });
    const restore = editor.call(restoreCollectionDocument, { id: subdocument.id });
    expect(await refusalOf(restore)).toEqual({ parentId: ['parentId: RECORD_REMOVED'] });
  });
});

test('of calls that meet each finds a whole: pages go to and fro, a target is removed, elements are put in order', async () => {
  const [a, b] = [await withPages(12), await withPages(12)];
  const pages = [...a.pages, ...b.pages].sort();
  const calls = Array.from({ length: 24 }, (_, n) => {
    const [from, to] = n % 2 === 0 ? [a.id, b.id] : [b.id, a.id];
    if (n % 5 === 4) return editor.call(orderCollectionDocumentElements, { documentId: from, indices: [0], before: 2 });
    if (n % 7 === 6)
      return editor.call(updateCollectionDocumentElement, {
        documentId: from,
        index: 0,
        element: { transcription: `${n}` },
      });
    return move(from, to, [0, 1]);
  });
  const settled = await Promise.allSettled(calls);
  expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
  const elements = [...(await get(a.id)).elements, ...(await get(b.id)).elements];
  expect(elements.map((element) => (element.type === 'page' ? element.id : '')).sort()).toEqual(pages);

  // A page that is removed and moved at once is in one place or nowhere, and the document that goes has none.
  for (let round = 0; round < 4; round++) {
    const from = await withPages(1);
    const target = await server.make.document({ category: 'DIBORN' });
    const ids = from.pages;
    await Promise.allSettled([
      move(from.id, target.id, [0], ids),
      editor.call(removeCollectionDocumentElements, { documentId: from.id, indices: [0], ids }),
      editor.call(removeCollectionDocument, { id: target.id }),
    ]);
    const [left, there] = [await get(from.id), await get(target.id)];
    expect(left.elements.length + there.elements.length).toBeLessThanOrEqual(1);
    if (there.deleted) expect(there.elements).toEqual([]);
  }
  const { id } = await editor.call(createCollectionDocument, { document: { category: 'digital', title: 'Rust' } });
  expect(idsOf(await get(id))).toEqual([]);
});
