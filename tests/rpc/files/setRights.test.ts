import { findAttachments, setAttachmentRights } from '@salient/shared/areas/attachments/attachmentMethods.ts';
import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { memorialWithPictures } from '../../harness/upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const rights = {
  ...{ licence: 'permission' as const, rights_holder: 'Familie Claes', credit_line: { nl: 'Familie Claes' } },
  ...{ permission_date: '2026-01-02', permission_expires: null, permission_scope: 'Kiosk en website' },
  usable_for: ['kiosk' as const],
};

test('several pictures get the same rights at once, and what each shows stays its own [beyond 17]', async () => {
  const { editor, memorial, pictures } = await memorialWithPictures(server, 3);
  const [one, two] = pictures.map(({ id }) => id);
  const attachments = [one, two].map((id = '') => ({ id, version: 1 }));
  const changed = await editor.call(setAttachmentRights, { attachments, rights });
  expect(changed.map(({ id }) => id).sort()).toEqual([one, two].sort());
  const document = { collection: 'memorials' as const, collection_id: memorial.id };
  const { data } = await editor.call(findAttachments, { document });
  expect(data.filter((each) => each.licence === 'permission').map(({ version }) => version)).toEqual([2, 2]);
  expect(data.map(({ licence }) => licence)).toContain('unknown');
  expect((await editor.call(findChanges, { type: 'attachment', id: one ?? '' })).data[0]?.method).toBe(
    'setAttachmentRights',
  );
});

test('all of them or none: one that somebody else changed meanwhile, or rights that contradict themselves', async () => {
  const { editor, memorial, pictures } = await memorialWithPictures(server, 2);
  const [one = '', two = ''] = pictures.map(({ id }) => id);
  const stale = [
    { id: one, version: 1 },
    { id: two, version: 4 },
  ];
  await expect(editor.call(setAttachmentRights, { attachments: stale, rights })).rejects.toMatchObject({
    name: 'conflict',
  });
  const fresh = stale.map(({ id }) => ({ id, version: 1 }));
  const without = { ...rights, permission_scope: '' };
  await expect(editor.call(setAttachmentRights, { attachments: fresh, rights: without })).rejects.toMatchObject({
    data: { permission_scope: ['permission_scope: DATA_REQUIRED'] },
  });
  const document = { collection: 'memorials' as const, collection_id: memorial.id };
  const { data } = await editor.call(findAttachments, { document });
  expect(data.map(({ licence }) => licence)).toEqual(['unknown', 'unknown']);
});

test('a right that is not named stays as each picture has it, and a credit in a language that is not [beyond 17]', async () => {
  const { editor, pictures } = await memorialWithPictures(server, 2);
  const attachments = pictures.map(({ id }) => ({ id, version: 1 }));
  const first = attachments.slice(0, 1);
  await editor.call(setAttachmentRights, { attachments: first, rights });
  const both = attachments.map((each, index) => ({ ...each, version: index === 0 ? 2 : 1 }));
  const changed = await editor.call(setAttachmentRights, {
    attachments: both,
    rights: { rights_holder: 'Stadsarchief', credit_line: { en: 'The Claes family' } },
  });
  expect(changed.map(({ rights_holder }) => rights_holder)).toEqual(['Stadsarchief', 'Stadsarchief']);
  const english = { en: 'The Claes family' };
  expect(changed.map(({ credit_line }) => credit_line)).toEqual(
    expect.arrayContaining([english, { ...english, nl: 'Familie Claes' }]),
  );
  expect(changed.map(({ licence }) => licence).sort()).toEqual(['permission', 'unknown']);
});
