import type { AttachmentRights } from '@salient/shared/areas/attachments/attachment.ts';
import { getCollectionDocument, updateCollectionDocument } from '@salient/shared/areas/documents/documentMethods.ts';
import { getManifestAddress } from '@salient/shared/areas/documents/iiifMethods.ts';
import {
  getPublicDocument,
  getPublicDocumentsOfPerson,
  searchPublicDocuments,
} from '@salient/shared/areas/documents/publicDocumentMethods.ts';
import type { RightsOwner } from '@salient/shared/areas/scan-rights/scanRights.ts';
import { setScanRights } from '@salient/shared/areas/scan-rights/scanRightsMethods.ts';
import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDocument, uploadPage } from '../../harness/pages.ts';
import { scanOf } from '../../harness/scanFiles.ts';
import type { TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { startPages } from '../../pages/startPages.ts';

let server: TestServer;
let editor: TestClient;
/** A disclosed document about a person, in a box, with a page of which something is written. */
let document: string;
let page: string;
let collection: string;
let person: string;
beforeAll(async () => {
  server = await startPages();
  editor = await server.signIn('normal');
  collection = (await server.make.collection()).id;
  person = (await server.make.person({ in_namelist: true })).id;
  document = await makeDocument(server, { disclosed: true });
  page = (await uploadPage(server, editor, await scanOf(), { document_id: document })).data._id;
  const { version } = await editor.call(getCollectionDocument, { id: document });
  await editor.call(updateCollectionDocument, {
    document: {
      ...{ id: document, version, collectionId: collection, description: 'Een brief van huis.' },
      references: [{ type: 'person', id: person, relation: 'author' }],
    },
  });
  await server.dataSource.query(`UPDATE document_element SET transcription = 'Lieve moeder' WHERE id = $1`, [page]);
});
afterAll(() => server.close());

const say = (type: RightsOwner, id: string, rights: Partial<AttachmentRights> | null) =>
  editor.call(setScanRights, { owners: [{ type, id }], rights });
const forget = async () => {
  await server.dataSource.query('DELETE FROM scan_rights');
};
const free: Partial<AttachmentRights> = {
  licence: 'cc_by',
  usable_for: ['web'],
  credit_line: { nl: 'Stadsarchief Ieper' },
};
const days = (ahead: number) => dayText(new Date(Date.now() + ahead * 86_400_000));
const permitted = (until: string): Partial<AttachmentRights> => ({
  ...{ licence: 'permission', usable_for: ['web'], permission_scope: 'De website', permission_expires: until },
});

/** Every address by which a picture of the page, or its file, reaches somebody. */
const pictures = () => [
  `/iiif/3/images/${page}/info.json`,
  `/iiif/3/images/${page}/full/max/0/default.jpg`,
  `/iiif/3/images/${page}/0,0,512,512/256,/0/default.webp`,
  `/api/file/${page}/original`,
  `/api/file/${page}/preview`,
];
const fetched = async (path: string) => {
  const answer = await fetch(server.origin + path, { redirect: 'follow' });
  await answer.arrayBuffer();
  return answer.status;
};
const statuses = async (paths: readonly string[]) => [...new Set(await Promise.all(paths.map(fetched)))];
const textOf = async (path: string) => (await fetch(server.origin + path)).text();

/** Whether guests see the picture: by every address, in every answer; anything between is a leak, or a loss. */
async function isShown(): Promise<boolean> {
  const [status] = await statuses(pictures());
  expect(await statuses(pictures())).toHaveLength(1);
  const read = await server.guest.call(getPublicDocument, { id: document });
  const { data } = await server.guest.call(getPublicDocumentsOfPerson, { person_id: person });
  const answers = {
    document: JSON.stringify(read),
    person: JSON.stringify(data),
    manifest: await textOf(`/iiif/3/documents/${document}/manifest`),
    collection: await textOf(`/iiif/3/collections/${collection}`),
    page: await textOf(`/document/${document}`),
  };
  // What is written stays everybody's.
  expect(read).toMatchObject({ description: 'Een brief van huis.', pages: [{ transcription: 'Lieve moeder' }] });
  expect(answers.page).toContain('Lieve moeder');
  expect(data).toMatchObject([{ id: document }]);
  expect(await textOf(`/iiif/3/documents/${document}/annotations/${page}`)).toContain('Lieve moeder');
  const namesPicture = (text: string) => text.includes(`/iiif/3/images/${page}`) || text.includes(`/api/file/${page}`);
  const named = Object.entries(answers).filter(([, text]) => namesPicture(text));
  expect([0, Object.keys(answers).length], named.map(([name]) => name).join()).toContain(named.length);
  expect(status === 200, 'addresses and answers agree').toBe(named.length > 0);
  expect([200, 404]).toContain(status);
  return status === 200;
}

describe('the scan of a disclosed document', () => {
  test('is shown by its disclosure while nobody said anything of its rights [DOCUMENT-74]', async () => {
    await forget();
    expect(await isShown()).toBe(true);
  });

  test('is shown to nobody whose rights are not known, do not hold for the web, or are over; what is written stays [beyond 17]', async () => {
    await forget();
    await say('document', document, free);
    expect(await isShown()).toBe(true);
    await say('document', document, { usable_for: ['kiosk', 'print'] });
    expect(await isShown()).toBe(false);
    await say('document', document, { licence: 'unknown', usable_for: ['web'] });
    expect(await isShown()).toBe(false);
    await say('document', document, permitted(days(-1)));
    expect(await isShown()).toBe(false);
    await say('document', document, permitted(days(0)));
    expect(await isShown()).toBe(true);
  });

  test('has the rights of its page before those of its document, of the whole and of the box [beyond 17]', async () => {
    await forget();
    const hidden = { licence: 'unknown' } as const;
    await say('collection', collection, hidden);
    expect(await isShown()).toBe(false);
    const whole = await makeDocument(server, { disclosed: true });
    await server.dataSource.query('UPDATE document SET parent_id = $2 WHERE id = $1', [document, whole]);
    await say('document', whole, free);
    expect(await isShown()).toBe(true);
    await say('document', document, hidden);
    expect(await isShown()).toBe(false);
    await say('page', page, free);
    expect(await isShown()).toBe(true);
    for (const [type, id] of [
      ['page', page],
      ['document', document],
      ['document', whole],
      ['collection', collection],
    ] as const) {
      await say(type, id, null);
    }
    expect(await isShown()).toBe(true);
    await server.dataSource.query('UPDATE document SET parent_id = NULL WHERE id = $1', [document]);
  });

  test('is staff’s to see whatever its rights, by the addresses that they have', async () => {
    await forget();
    await say('document', document, { licence: 'unknown' });
    const read = await editor.call(getCollectionDocument, { id: document });
    const [element] = read.elements;
    if (element?.type !== 'page') throw new Error('a page was expected');
    expect(await statuses([`${element.image}/info.json`, element.url_original, element.url_resized ?? ''])).toEqual([
      200,
    ]);
    const { url } = await editor.call(getManifestAddress, { type: 'document', id: document });
    expect(await textOf(url)).toContain(`/iiif/3/images/${page}~`);
  });
});

test('visitors and viewers read to whom a picture is owed, and a licence by its address [beyond 17]', async () => {
  await forget();
  await say('document', document, {
    ...free,
    rights_holder: 'Dhr. Claes, Ieper',
    credit_line: { nl: 'Stadsarchief Ieper', en: 'Ypres Archive' },
  });
  const credit = { nl: 'Stadsarchief Ieper', en: 'Ypres Archive' };
  const read = await server.guest.call(getPublicDocument, { id: document });
  expect(read).toMatchObject({ credit, pages: [{ rights: { credit, licence: 'cc_by' }, withheld: false }] });
  for (const [text, id] of [
    ['brief huis', document],
    ['lieve moeder', page],
  ] as const) {
    const { data } = await server.guest.call(searchPublicDocuments, { text });
    expect(data.find((hit) => hit.id === id)).toMatchObject({ image: expect.any(String), credit });
  }
  const manifest = JSON.parse(await textOf(`/iiif/3/documents/${document}/manifest`));
  expect(manifest).toMatchObject({
    rights: 'http://creativecommons.org/licenses/by/4.0/',
    requiredStatement: {
      label: { fr: ['Crédit'] },
      value: { nl: ['Stadsarchief Ieper'], en: ['Ypres Archive'] },
    },
    provider: [{ id: `${server.origin}/`, type: 'Agent' }],
  });
  expect(await textOf(`/document/${document}`)).toContain('Stadsarchief Ieper');
  // Whom staff ask for leave is theirs to know.
  expect(JSON.stringify([read, manifest])).not.toContain('Claes');
});
