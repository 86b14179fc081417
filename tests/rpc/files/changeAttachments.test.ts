import {
  findAttachments,
  orderAttachments,
  removeAttachment,
  updateAttachment,
  validateAttachment,
} from '@salient/shared/areas/attachments/attachmentMethods.ts';
import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { memorialWithPictures } from '../../harness/upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function pictures(count: number) {
  const { editor, memorial, pictures: made } = await memorialWithPictures(server, count);
  const document = { collection: 'memorials' as const, collection_id: memorial.id };
  const names = async () => (await editor.call(findAttachments, { document })).data.map(({ name }) => name);
  return { editor, memorial, document, names, ids: made.map(({ id }) => id) };
}

test('what is written about a picture is kept with who and when, and shown in its history [UPLOAD-20]', async () => {
  const {
    editor,
    ids: [id = ''],
  } = await pictures(1);
  const attachment = {
    ...{ id, version: 1, alt: { nl: '  De poort  ', fr: '' }, legend: { en: 'The gate\r\nat night' } },
    ...{
      licence: 'cc_by' as const,
      credit_line: { nl: ' In Flanders ', en: ' ' },
      usable_for: ['web' as const, 'web' as const],
    },
  };
  const saved = await editor.call(updateAttachment, { attachment });
  expect(saved).toMatchObject({
    ...{ version: 2, alt: { nl: 'De poort' }, legend: { en: 'The gate\nat night' }, licence: 'cc_by' },
    ...{ credit_line: { nl: 'In Flanders' }, usable_for: ['web'] },
  });
  await expect(editor.call(updateAttachment, { attachment })).rejects.toMatchObject({
    name: 'conflict',
    data: { version: 2, changedFields: expect.arrayContaining(['alt', 'licence']) },
  });
  const { data } = await editor.call(findChanges, { type: 'attachment', id });
  expect(data.map(({ kind }) => kind)).toEqual(['changed', 'created']);
});

test('the files of a record are listed in their order, or by name [DOCUMENT-72, M-118]', async () => {
  const { editor, document } = await pictures(3);
  const positions = async (params: object) =>
    (await editor.call(findAttachments, { document, ...params })).data.map(({ position }) => position);
  const inOrder = await positions({ total: true });
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  expect(await positions({ sort: ['position', -1], total: 3 })).toEqual([...inOrder].reverse());
});

describe('rights are refused', () => {
  test.each([
    [{ licence: 'permission' as const }, { permission_scope: ['permission_scope: DATA_REQUIRED'] }],
    [
      { permission_date: '2026-02-01', permission_expires: '2026-01-31' },
      { permission_expires: ['permission_expires: INVALID_DATE_ORDER'] },
    ],
  ])('as %j', async (words, errors) => {
    const {
      editor,
      ids: [id = ''],
    } = await pictures(1);
    expect(await editor.call(validateAttachment, { attachment: { id, ...words } })).toEqual({
      status: 'NOK',
      data: errors,
    });
    await expect(editor.call(updateAttachment, { attachment: { id, version: 1, ...words } })).rejects.toMatchObject({
      name: 'invalidData',
      data: errors,
    });
  });
});

test('pictures are put in an order that names each once', async () => {
  const { editor, document, names, ids } = await pictures(3);
  await editor.call(orderAttachments, { ...document, ids: [...ids].reverse() });
  expect(await names()).toEqual(['photo 2.jpg', 'photo 1.jpg', 'photo 0.jpg']);
  for (const wrong of [ids.slice(1), [...ids, ids[0] ?? ''], []]) {
    await expect(editor.call(orderAttachments, { ...document, ids: wrong })).rejects.toMatchObject({
      name: 'invalidData',
    });
  }
});

test('a removed picture is gone from its record; who may not change the record removes none [UPLOAD-10]', async () => {
  const {
    editor,
    names,
    ids: [id = ''],
  } = await pictures(2);
  const reader = await server.signIn('readonly');
  await expect(reader.call(removeAttachment, { id })).rejects.toMatchObject({ code: 1010 });
  await expect(server.guest.call(removeAttachment, { id })).rejects.toMatchObject({ code: 1000 });
  await expect(server.guest.call(removeAttachment, { id, feedback_session: 'a'.repeat(20) })).rejects.toMatchObject({
    code: 1011,
  });
  await editor.call(removeAttachment, { id });
  expect(await names()).toEqual(['photo 1.jpg']);
  await expect(editor.call(removeAttachment, { id })).rejects.toMatchObject({ code: 1011 });
});
