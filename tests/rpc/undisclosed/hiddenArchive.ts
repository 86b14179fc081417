import { getCollectionDocument, updateCollectionDocument } from '@salient/shared/areas/documents/documentMethods.ts';
import {
  addCollectionDocumentSubdocument,
  moveCollectionDocumentElements,
  removeCollectionDocumentElements,
  updateCollectionDocumentElement,
} from '@salient/shared/areas/documents/elementMethods.ts';
import { getManifestAddress } from '@salient/shared/areas/documents/iiifMethods.ts';
import { v7 as uuidv7 } from 'uuid';
import { DocumentEntity } from '../../../core-server/src/areas/documents/DocumentEntity.ts';
import { DocumentTagEntity } from '../../../core-server/src/areas/documents/DocumentTagEntity.ts';
import { DocumentTagValueEntity } from '../../../core-server/src/areas/documents/DocumentTagValueEntity.ts';
import { pagesIn, uploadPage } from '../../harness/pages.ts';
import { scanOf } from '../../harness/scanFiles.ts';
import type { TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { colouredScan, type Markers, marker } from './markers.ts';

/** Fields of a document that visitors read where it is disclosed, and those that staff alone read. */
const publicFields = ['title', 'description', 'source', 'institution', 'inventoryId'];
const staffFields = ['adlibCode', 'filename', 'wiseLocation', 'wiseId'];

export interface HiddenArchive {
  /** What never reaches a guest. */
  readonly hidden: Markers;
  /** What does until `takeBack`. */
  readonly open: Markers;
  /** Words that everybody may read. */
  readonly publicTitle: string;
  /** Ids of records that a guest may open, which name the hidden ones. */
  readonly known: Readonly<Record<'document' | 'whole' | 'person' | 'memorial', string>>;
  /** Ids that a guest may have guessed, or have kept from before. */
  readonly guessed: { readonly documents: readonly string[]; readonly others: readonly string[] };
  readonly takeBack: () => Promise<void>;
  /** Tickets that staff had in addresses, each of which opens one disclosed document. */
  readonly tickets: readonly string[];
}

/** A museum with an archive of which everything that can be hidden is, beside one disclosed document. */
export async function fillArchive(server: TestServer, editor: TestClient): Promise<HiddenArchive> {
  const { make, dataSource } = server;
  const { manager } = dataSource;
  const hidden: Markers = new Map();
  const open: Markers = new Map();
  const person = await make.person({ familyname: 'Openbaar' });
  const memorial = await make.memorial({ name: 'Menenpoort' });
  const contact = await make.contactPerson({
    firstName: marker(hidden, 'contact first name'),
    lastName: marker(hidden, 'contact last name'),
  });
  let width = 100;
  const scanFor = (markers: Markers) => colouredScan(markers, markers === open ? 'cyan' : 'magenta', ++width);

  const write = async (id: string, fields: object) => {
    const { version } = await editor.call(getCollectionDocument, { id });
    await editor.call(updateCollectionDocument, { document: { id, version, ...fields } });
  };

  /**
   * Fills all that can be written of a document and of two pages, with a picture and with a file.
   *
   * @param markers takes what visitors would read if it were disclosed.
   */
  async function fill(id: string, where: string, markers: Markers): Promise<string[]> {
    const fields = [
      ...publicFields.map((field) => [field, marker(markers, `${where}.${field}`)]),
      ...staffFields.map((field) => [field, marker(hidden, `${where}.${field}`)]),
      ['url', `https://${marker(markers, `${where}.url`)}.example/`],
    ];
    await manager.update(DocumentEntity, { id }, Object.fromEntries(fields));
    await write(id, {
      references: [
        { type: 'person', id: person.id, relation: 'author', comment: marker(hidden, `${where}.comment`) },
        { type: 'memorial', id: memorial.id, comment: marker(hidden, `${where}.comment of memorial`) },
        { type: 'toponym', name: marker(hidden, `${where}.toponym`) },
        { type: 'contact-person', id: contact.id },
      ],
    });
    const attachment = await make.attachment(id, {
      collection: 'documents',
      name: marker(hidden, `${where}.attachment`),
    });
    hidden.set(attachment.id, 'id of an attachment');
    await tag({ document_id: id }, marker(markers, `${where}.tag`));
    const scan = { document_id: id, name: `${marker(hidden, `${where}.name of a scan`)}.jpg` };
    await uploadPage(server, editor, await scanFor(markers), scan);
    const file = { document_id: id, name: `${marker(markers, `${where}.name of a file`)}.csv` };
    await uploadPage(server, editor, Buffer.from(`1917;${marker(markers, `${where}.file`)}\n`), file);
    for (const index of [0, 1]) {
      const element = {
        transcription: `Beste ${marker(markers, `${where}.transcription ${index}`)},`,
        references: [{ type: 'person' as const, id: person.id, comment: marker(hidden, `${where}.page comment`) }],
      };
      await editor.call(updateCollectionDocumentElement, { documentId: id, index, element });
    }
    const pages = (await pagesIn(server, id)).map((page) => page.id);
    await tag({ element_id: pages[0] as string }, marker(markers, `${where}.page tag`));
    return pages;
  }

  async function tag(owner: { document_id: string } | { element_id: string }, words: string): Promise<void> {
    const document_tag_id = uuidv7();
    await manager.insert(DocumentTagEntity, { id: document_tag_id, ...owner, tag_id: 'letter', position: 0 });
    await manager.insert(DocumentTagValueEntity, { ...owner, document_tag_id, key: 'subject', words });
    await manager.insert(DocumentTagValueEntity, { ...owner, document_tag_id, key: 'from', person_id: person.id });
  }

  const box = await make.collection({
    ...{ title: marker(open, 'collection.title'), description: marker(open, 'collection.description') },
    ...{ adlibCode: marker(open, 'collection.adlibCode'), person_id: person.id },
  });
  const digital = async (given: object = {}) => (await make.document({ category: 'DIBORN', ...given })).id;

  // One that everybody reads, with what of it is staff's.
  const publicTitle = 'Openbare brieven';
  const read = await digital({ title: publicTitle, disclosed: true });
  for (let n = 0; n < 3; n++) {
    const name = `${marker(hidden, 'filename of an open scan')}.jpg`;
    const content = n === 0 ? await scanOf({ width: 90, height: 120, seed: 7 }) : await scanFor(open);
    await uploadPage(server, editor, content, { document_id: read, name });
  }
  const [, moved = '', removed = ''] = (await pagesIn(server, read)).map(({ id }) => id);
  for (const index of [1, 2]) {
    const element = { transcription: marker(open, `transcription ${index} of an open page`) };
    await editor.call(updateCollectionDocumentElement, { documentId: read, index, element });
  }

  const closed = await digital({ collectionId: box.id });
  const pages = await fill(closed, 'closed', hidden);
  const whole = await digital({ title: 'Openbare map', disclosed: true });
  const { subdocument } = await editor.call(addCollectionDocumentSubdocument, { documentId: whole });
  await write(subdocument.id, { disclosed: false });
  const partPages = await fill(subdocument.id, 'part', hidden);
  const gone = await digital({ disclosed: true });
  const gonePages = await fill(gone, 'removed', hidden);
  await manager.update(DocumentEntity, { id: gone }, { deleted: true });
  const withdrawn = await digital({ disclosed: true, collectionId: box.id });
  const withdrawnPages = await fill(withdrawn, 'withdrawn', open);
  await write(read, {
    filename: marker(hidden, 'open.filename'),
    references: [
      { type: 'person', id: person.id, comment: marker(hidden, 'open.comment') },
      { type: 'toponym', name: marker(hidden, 'open.toponym') },
      { type: 'document', id: closed },
      { type: 'contact-person', id: contact.id },
    ],
  });

  const tickets = [];
  for (const id of [read, withdrawn]) {
    const { url } = await editor.call(getManifestAddress, { type: 'document', id });
    tickets.push(url.split('~')[1]?.split('/')[0] ?? '');
  }
  const never = { closed, part: subdocument.id, gone, contact: contact.id };
  const attachments = [...hidden].flatMap(([id, where]) => (where === 'id of an attachment' ? [id] : []));
  for (const [where, id] of Object.entries(never)) hidden.set(id, `id of ${where}`);
  for (const id of [...pages, ...partPages, ...gonePages]) hidden.set(id, 'id of a page');
  for (const id of [withdrawn, moved, removed, box.id, ...withdrawnPages]) open.set(id, 'id of what was open');
  return {
    ...{ hidden, open, publicTitle, tickets },
    known: { document: read, whole, person: person.id, memorial: memorial.id },
    guessed: {
      documents: [closed, subdocument.id, gone, withdrawn],
      others: [
        ...[box.id, moved, removed, ...pages, ...partPages, ...gonePages, ...withdrawnPages],
        ...attachments.slice(0, 1),
      ],
    },
    async takeBack() {
      await write(withdrawn, { disclosed: false });
      await editor.call(moveCollectionDocumentElements, { documentId: read, targetId: closed, indices: [1] });
      await editor.call(removeCollectionDocumentElements, { documentId: read, indices: [1] });
    },
  };
}
