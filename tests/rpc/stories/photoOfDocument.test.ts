import { findAttachments } from '@salient/shared/areas/attachments/attachmentMethods.ts';
import { setScanRights } from '@salient/shared/areas/scan-rights/scanRightsMethods.ts';
import { importDocumentPhotoToPersonStory } from '@salient/shared/areas/stories/storyPhotoMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocument, uploadPage } from '../../harness/pages.ts';
import { pdfOf, scanOf } from '../../harness/scanFiles.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

test('a scan of a document becomes a photo of a story, with its rights and a caption, once [PHOTO-03, PHOTO-07, M-153]', async () => {
  const documentId = await makeDocument(server);
  await uploadPage(server, editor, await scanOf({ width: 1600, height: 2000 }), { document_id: documentId });
  await editor.call(setScanRights, {
    owners: [{ type: 'document', id: documentId }],
    rights: { licence: 'cc_by', usable_for: ['web', 'kiosk'], credit_line: { nl: 'Stadsarchief' } },
  });
  const { id } = await server.make.story({ photo: false });
  const taken = await editor.call(importDocumentPhotoToPersonStory, { id, documentId, element: 0, kind: 'profile' });
  if (taken.status !== 'OK') throw new Error(JSON.stringify(taken.data));
  expect(taken.story.profile_image).toMatchObject({
    original: { width: 1600, height: 2000 },
    rights: { licence: 'cc_by', usable_for: ['web', 'kiosk'], credit_line: { nl: 'Stadsarchief' } },
  });
  expect(Object.values(taken.story.profile_image?.legend ?? {}).filter((text) => text.endsWith(', 1'))).toHaveLength(1);
  await editor.call(importDocumentPhotoToPersonStory, { id, documentId, element: 0, kind: 'new' });
  const document = { collection: 'person_stories' as const, collection_id: id };
  expect((await editor.call(findAttachments, { document })).total).toBe(1);
});

test('of a PDF the page itself is taken, and a place without a page is refused [PHOTO-07]', async () => {
  const documentId = await makeDocument(server);
  await uploadPage(server, editor, await pdfOf(2), { document_id: documentId, name: 'akte.pdf' });
  const { id } = await server.make.story({ photo: false });
  const take = (element: number) =>
    editor.call(importDocumentPhotoToPersonStory, { id, documentId, element, kind: 'new' });
  const taken = await take(1);
  if (taken.status !== 'OK') throw new Error(JSON.stringify(taken.data));
  const { width = 0, height = 0 } = taken.story.extra_images[0]?.original ?? {};
  expect(width).toBeGreaterThan(height);
  expect(await take(2)).toEqual({ status: 'NOK', data: { element: ['element: DOES_NOT_EXIST'] } });
  const elsewhere = editor.call(importDocumentPhotoToPersonStory, { id, documentId: noId, element: 0, kind: 'new' });
  expect(await elsewhere).toEqual({ status: 'NOK', data: { documentId: ['documentId: DOES_NOT_EXIST'] } });
});
