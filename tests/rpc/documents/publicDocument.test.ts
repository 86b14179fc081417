import { updateCollectionDocument } from '@salient/shared/areas/documents/documentMethods.ts';
import {
  getPublicDocument,
  getPublicDocumentsOfPerson,
} from '@salient/shared/areas/documents/publicDocumentMethods.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentEntity } from '../../../core-server/src/areas/documents/DocumentEntity.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const digital = (given: Partial<Omit<DocumentEntity, 'id'>>) => server.make.document({ category: 'DIBORN', ...given });

/** A page of a document in `editor`'s hands changed by fields of the document. */
async function change(id: string, fields: object) {
  const editor = await server.signIn('normal');
  const [row] = await server.dataSource.query<{ version: number }[]>('SELECT version FROM document WHERE id = $1', [
    id,
  ]);
  return editor.call(updateCollectionDocument, { document: { id, version: row?.version ?? 0, ...fields } });
}

test('a visitor reads a document once it is disclosed, not before, and no more when that is taken back [DOCUMENT-74]', async () => {
  const { id } = await digital({ title: 'Veldpostbrief', description: 'Twee bladen.' });
  const page = await server.make.page(id, { transcription: 'Lieve moeder', width: 1000, height: 1400 });
  const refusal = { name: 'notFound', data: { entity: 'document', id } };
  await expect(server.guest.call(getPublicDocument, { id })).rejects.toMatchObject(refusal);
  await change(id, { disclosed: true });
  expect(await server.guest.call(getPublicDocument, { id })).toMatchObject({
    ...{ id, title: 'Veldpostbrief', description: 'Twee bladen.', type: 'document', nbr_of_pages: 1 },
    number: expect.stringMatching(/^DIBO\d{6}$/),
    image: `/iiif/3/images/${page.id}`,
    pages: [
      { id: page.id, image: `/iiif/3/images/${page.id}`, width: 1000, height: 1400, transcription: 'Lieve moeder' },
    ],
  });
  await change(id, { disclosed: false });
  await expect(server.guest.call(getPublicDocument, { id })).rejects.toMatchObject(refusal);
});

test('of what a document belongs to and refers to, a visitor reads what has a page of its own, and nothing that is staff’s', async () => {
  const parent = await digital({ title: 'Gesloten map' });
  const { id } = await digital({ title: 'Open brief', disclosed: true, parentId: parent.id });
  const person = await server.make.person({ surname: 'Jules', familyname: 'Verbrugghe' });
  const contact = uuidv7();
  await server.dataSource.query(
    `INSERT INTO contact_person (id, first_name, last_name) VALUES ($1, 'Rita', 'Maertens')`,
    [contact],
  );
  await change(id, {
    references: [
      { type: 'person', id: person.id, relation: 'author', comment: 'volgens de kleinzoon' },
      { type: 'toponym', name: 'Hoeve Van Acker' },
      { type: 'contact-person', id: contact },
    ],
  });
  const read = await server.guest.call(getPublicDocument, { id });
  expect(read.parent).toBeNull();
  expect(read.references).toEqual([
    { type: 'person', id: person.id, name: 'Jules Verbrugghe', info: expect.any(String), relation: 'author' },
  ]);
  expect(JSON.stringify(read)).not.toMatch(/Gesloten|kleinzoon|Acker|Maertens/);
  await change(parent.id, { disclosed: true });
  expect((await server.guest.call(getPublicDocument, { id })).parent).toEqual({ id: parent.id, title: 'Gesloten map' });
});

test('the page of a person lists the disclosed documents that name the person, by title, whether they or a page do [PERSON-50]', async () => {
  const person = await server.make.person();
  const named = { type: 'person', id: person.id };
  const closed = await digital({ title: 'Alles dicht' });
  const later = await digital({ title: 'Zwart boekje', disclosed: true });
  const first = await digital({ title: 'Adresboek', disclosed: true });
  for (const { id } of [closed, later]) await change(id, { references: [named] });
  const page = await server.make.page(first.id);
  await server.dataSource.query(
    `INSERT INTO document_reference (type, person_id, element_id, position) VALUES ('person', $1, $2, 0)`,
    [person.id, page.id],
  );
  const { data, total } = await server.guest.call(getPublicDocumentsOfPerson, { person_id: person.id });
  expect([data.map(({ title }) => title), total]).toEqual([['Adresboek', 'Zwart boekje'], 2]);
});
