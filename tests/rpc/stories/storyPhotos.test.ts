import { findAttachments, removeAttachment } from '@salient/shared/areas/attachments/attachmentMethods.ts';
import { findExpiringPermissions } from '@salient/shared/areas/stories/photos/expiringPermissions.ts';
import type { PhotoSettings, PhotoTarget } from '@salient/shared/areas/stories/photos/storyPhoto.ts';
import {
  createStoryPreview,
  getPublishedStoryFromMuseum,
  getStoryPreview,
} from '@salient/shared/areas/stories/publicStoryMethods.ts';
import {
  getPersonStory,
  publishPersonStory,
  unpublishPersonStory,
} from '@salient/shared/areas/stories/storyMethods.ts';
import {
  deletePersonStoryPhoto,
  importAttachmentToPersonStory,
  importDocumentPhotoToPersonStory,
  updatePersonStoryPhoto,
} from '@salient/shared/areas/stories/storyPhotoMethods.ts';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AttachmentEntity } from '../../../core-server/src/areas/attachments/AttachmentEntity.ts';
import { ownRights } from '../../harness/records/makeStories.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { imageBytes, upload } from '../../harness/upload.ts';

let server: TestServer;
let editor: TestClient;
let revisor: TestClient;
let now = new Date('2026-11-22T10:00:00Z');
beforeAll(async () => {
  server = await startServer({ now: () => now });
  [editor, revisor] = [await server.signIn('normal'), await server.signIn('revisor')];
});
afterAll(() => server.close());

const read = (id: string) => editor.call(getPersonStory, { id });
const settle = async (id: string, version: number, kind: PhotoTarget, settings: PhotoSettings) =>
  editor.call(updatePersonStoryPhoto, { id, version, kind, settings });

/** A story with a real picture, red on the left and blue on the right, as its profile photo. */
async function pictured(width = 2400, height = 1600) {
  const { id } = await server.make.story({ photo: false });
  const fields = { collection: 'person_stories', _id: id };
  const { data } = await upload(server, editor, await imageBytes('jpeg', width, height), { fields });
  const imported = await editor.call(importAttachmentToPersonStory, {
    id,
    version: 1,
    attachmentId: data.id,
    kind: 'profile',
  });
  return { id, attachmentId: data.id, imported };
}
const fetchPicture = async (url: string) => {
  const response = await fetch(server.origin + url);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cache: response.headers.get('cache-control'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const colourAt = async (bytes: Buffer, left: number, top: number) => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};

describe('a photo', () => {
  test('of an upload becomes a picture of the target size, cut, grey or not, in every size of srcset [PHOTO-03, PHOTO-04, PHOTO-05, PHOTO-07, PHOTO-13]', async () => {
    const { id, imported } = await pictured();
    expect(imported).toMatchObject({
      status: 'OK',
      story: { version: 2, profile_image: { x: 525, y: 0, width: 1350, height: 1600, dimension: 'profile' } },
    });
    const answer = await settle(id, 2, 'profile', { x: 0, y: 0, width: 1080, height: 1280, template: 2 });
    if (answer.status !== 'OK') throw new Error(JSON.stringify(answer.data));
    const photo = answer.story.profile_image;
    expect(photo).toMatchObject({ template: 2, original: { width: 2400, height: 1600, name: 'photo.jpg' } });
    const { picture } = photo as NonNullable<typeof photo>;
    expect([picture.width, picture.height]).toEqual([1080, 1280]);
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/webp', 'image/jpeg']);
    for (const { type, srcset } of picture.sources) {
      for (const entry of srcset.split(', ')) {
        const [url = '', width = ''] = entry.split(' ');
        const got = await fetchPicture(url);
        expect([got.status, got.type]).toEqual([200, type]);
        const { width: pixels, height } = await sharp(got.bytes).metadata();
        expect([`${pixels}w`, height]).toEqual([width, Math.round((1280 * (pixels ?? 0)) / 1080)]);
      }
    }
    const coloured = await fetchPicture(picture.src);
    const [red = 0, green = 0, blue = 0] = await colourAt(coloured.bytes, 540, 640);
    expect(red > 240 && green < 20 && blue < 20).toBe(true);
    const grey = await settle(id, 3, 'profile', { grayscale: true, contrast: 1.5 });
    if (grey.status !== 'OK') throw new Error('refused');
    const src = grey.story.profile_image?.picture.src ?? '';
    const [r, g, b] = await colourAt((await fetchPicture(src)).bytes, 540, 640);
    expect([r === g, g === b]).toEqual([true, true]);
    // The address of settings that are over shows nothing any more, the new one stays for as long as they do.
    expect((await fetchPicture(picture.src)).status).toBe(404);
  });

  test('keeps its settings, words and place in the row until somebody changes them [PHOTO-01, PHOTO-04, PHOTO-08, PHOTO-10]', async () => {
    const { id } = await server.make.story({ photo: false });
    const ids: string[] = [];
    for (const index of [0, 1, 2]) ids.push((await server.make.storyPhoto(id, 'extra', { index })).id);
    const legend = { nl: 'In uniform', fr: 'En uniforme' };
    const moved = await settle(id, 1, 2, { dimension: 'portrait', legend, alt: { nl: 'Een man' }, index: 0 });
    expect(moved).toMatchObject({ status: 'OK', story: { version: 2 } });
    const { extra_images } = await read(id);
    expect(extra_images.map((photo) => photo.id)).toEqual([ids[2], ids[0], ids[1]]);
    expect(extra_images[0]).toMatchObject({
      dimension: 'portrait',
      legend: { ...legend, en: '', de: '' },
      alt: { nl: 'Een man' },
    });
    const gone = await editor.call(deletePersonStoryPhoto, { id, version: 2, kind: 1 });
    expect(gone).toMatchObject({ status: 'OK', story: { version: 3 } });
    expect((await read(id)).extra_images.map((photo) => photo.id)).toEqual([ids[2], ids[1]]);
  });

  test('is refused with NOK when the file or the settings do not do [PHOTO-08, PHOTO-12, beyond 17]', async () => {
    const { make } = server;
    const { id } = await make.story();
    const other = await make.story();
    const put = (attachmentId: string, kind: PhotoTarget = 'new') =>
      editor.call(importAttachmentToPersonStory, { id, version: 1, attachmentId, kind });
    const nok = (field: string, code: string) => ({ status: 'NOK', data: { [field]: [`${field}: ${code}`] } });
    expect(await put(uuidv7())).toEqual(nok('attachmentId', 'DOES_NOT_EXIST'));
    expect(await put((await make.attachment(other.id)).id)).toEqual(nok('attachmentId', 'INVALID_REFERENCE'));
    expect(await put((await make.attachment(id, { width: 500, height: 400 })).id)).toEqual(
      nok('attachmentId', 'CROP_TOO_SMALL'),
    );
    expect(await put((await make.attachment(id)).id, 4)).toEqual(nok('kind', 'DOES_NOT_EXIST'));
    expect(await settle(id, 1, 'map', {})).toEqual(nok('kind', 'DOES_NOT_EXIST'));
    expect(await settle(id, 1, 'profile', { contrast: 3 })).toEqual(nok('contrast', 'INVALID_DATA'));
    expect(await settle(id, 1, 'profile', { index: 1 })).toEqual(nok('index', 'INVALID_OPTION'));
    expect(await editor.call(deletePersonStoryPhoto, { id, version: 1, kind: 0 })).toEqual(
      nok('kind', 'DOES_NOT_EXIST'),
    );
    const from = (documentId: string) =>
      editor.call(importDocumentPhotoToPersonStory, { id, version: 1, documentId, element: 1, kind: 'map' });
    expect(await from(uuidv7())).toEqual(nok('documentId', 'DOES_NOT_EXIST'));
    expect(await read(id)).toMatchObject({ version: 1 });
  });

  test('can be a page of an archive document; a story has ten extra ones at most [PHOTO-03, PHOTO-09, PHOTO-12]', async () => {
    const { make } = server;
    const { id } = await make.story();
    const { id: documentId } = await make.document({ category: 'DIBORN' });
    for (let page = 0; page < 2; page++) await make.page(documentId);
    const map = await editor.call(importDocumentPhotoToPersonStory, {
      id,
      version: 1,
      documentId,
      element: 1,
      kind: 'map',
    });
    expect(map).toMatchObject({
      status: 'OK',
      story: { map_image: { dimension: 'landscape' } },
    });
    const attachmentId = map.status === 'OK' ? (map.story.map_image?.attachment_id ?? '') : '';
    for (let index = 0; index < 10; index++) await make.storyPhoto(id, 'extra', { index });
    const eleventh = await editor.call(importAttachmentToPersonStory, {
      id,
      version: 2,
      attachmentId,
      kind: 'new',
    });
    expect(eleventh).toMatchObject({ status: 'NOK', data: { kind: ['kind: TOO_MANY_VALUES'] } });
    // One that is imported in place of another starts anew.
    const again = await editor.call(importAttachmentToPersonStory, { id, version: 2, attachmentId, kind: 9 });
    expect(again).toMatchObject({ status: 'OK', story: { version: 3 } });
  });

  test('of a published story, or over another version, is not touched [STORY-72, beyond 3]', async () => {
    const { id } = await server.make.story({ targets: ['museum'] });
    await expect(settle(id, 1, 'profile', { grayscale: true })).rejects.toMatchObject({
      data: { none: ['none: STORY_PUBLISHED'] },
    });
    await expect(settle(id, 7, 'profile', {})).rejects.toMatchObject({ name: 'conflict' });
  });

  test('keeps its upload from being removed; without it the upload may go [UPLOAD-10, PHOTO-02]', async () => {
    const { id, attachmentId } = await pictured();
    await expect(editor.call(removeAttachment, { id: attachmentId })).rejects.toMatchObject({
      data: { none: ['none: REFERENCED_BY_PERSON_STORY'] },
    });
    await editor.call(deletePersonStoryPhoto, { id, version: 2, kind: 'profile' });
    const document = { collection: 'person_stories' as const, collection_id: id };
    expect((await editor.call(findAttachments, { document })).total).toBe(1);
    await editor.call(removeAttachment, { id: attachmentId });
    expect((await editor.call(findAttachments, { document })).total).toBe(0);
    await expect(server.guest.call(findAttachments, { document })).rejects.toMatchObject({ name: 'noSession' });
  });
});

describe('who sees a picture', () => {
  test('staff and whoever has a preview before publishing, everybody after, nobody once the permission is over [PHOTO-13, ROLE-23, beyond 16, beyond 17]', async () => {
    now = new Date('2026-11-22T10:00:00Z');
    const { id, attachmentId } = await pictured();
    const rights = { ...ownRights, usable_for: [...ownRights.usable_for], permission_expires: '2026-11-30' };
    await server.dataSource.manager.update(AttachmentEntity, { id: attachmentId }, rights);
    const staffSrc = (await read(id)).profile_image?.picture.src ?? '';
    const bare = staffSrc.split('?')[0] ?? '';
    expect((await fetchPicture(staffSrc)).status).toBe(200);
    expect((await fetchPicture(bare)).status).toBe(403);

    const { ticket, path } = await editor.call(createStoryPreview, { id });
    expect(path).toBe(`/public/personstories/${id}?preview=${ticket}`);
    const preview = await server.guest.call(getStoryPreview, { ticket });
    expect(preview).toMatchObject({ id, target: 'museum', published_date: null });
    const previewSrc = preview.profile_image?.picture.src ?? '';
    now = new Date('2026-11-22T10:30:00Z');
    expect([(await fetchPicture(previewSrc)).status, (await fetchPicture(staffSrc)).status]).toEqual([200, 403]);
    now = new Date('2026-11-22T11:01:00Z');
    expect((await fetchPicture(previewSrc)).status).toBe(403);
    await expect(server.guest.call(getStoryPreview, { ticket })).rejects.toMatchObject({ name: 'previewExpired' });
    for (const wrong of ['x', 'x.y', `${ticket}x`]) {
      await expect(server.guest.call(getStoryPreview, { ticket: wrong })).rejects.toMatchObject({
        name: 'previewExpired',
      });
    }

    await revisor.call(publishPersonStory, { id, version: 2, target: 'museum', confirmed: true });
    const { profile_image } = await server.guest.call(getPublishedStoryFromMuseum, { id });
    expect(profile_image).toMatchObject({
      credit: { nl: { text: 'Stad Ieper', language: 'nl' } },
      picture: { src: bare },
    });
    expect(await fetchPicture(bare)).toMatchObject({ status: 200, cache: 'public, max-age=86400, s-maxage=1' });
    now = new Date('2026-12-01T10:00:00Z');
    expect((await fetchPicture(bare)).status).toBe(403);
    expect((await server.guest.call(getPublishedStoryFromMuseum, { id })).profile_image).toBeNull();
    now = new Date('2026-11-22T10:00:00Z');
    await (await server.signIn('revisor')).call(unpublishPersonStory, { id, version: 3 });
    expect((await fetchPicture(bare)).status).toBe(403);
  });

  test('addresses that are none show nothing', async () => {
    const { id } = await server.make.story({ targets: ['museum'] });
    const { profile_image } = await server.guest.call(getPublishedStoryFromMuseum, { id });
    const src = profile_image?.picture.src ?? '';
    for (const wrong of [
      src.replace('1080.', '1081.'),
      src.replace('.jpeg', '.png'),
      src.replace(/photo\/[^/]+/, 'photo/x'),
      src.replace(/\/[0-9a-f]{16}\//, '/0000000000000000/'),
    ]) {
      expect([wrong, (await fetchPicture(wrong)).status]).toEqual([wrong, 404]);
    }
  });
});

test('permissions that end within 60 days are listed with what shows the picture, the most urgent first [beyond 17]', async () => {
  // Half past eleven in the evening in Brussels: the day there counts.
  now = new Date('2030-11-22T22:30:00Z');
  const { make } = server;
  const until = (permission_expires: string) => ({ permission_expires, rights_holder: 'Familie Maes' });
  const shown = await make.story({ first_name: 'Emma', family_name: 'Maes', targets: ['museum'] });
  const draft = await make.story();
  const key = await make.keyLocation({ name: 'Rijselpoort' });
  const over = await make.storyPhoto(shown.id, 'map', until('2030-11-21'));
  const last = await make.storyPhoto(draft.id, 'extra', until('2031-01-21'));
  await make.storyPhoto(draft.id, 'map', until('2031-01-22'));
  const atKey = await make.attachment(key.id, { collection: 'key_locations', ...until('2030-12-01') });
  const wanted = [shown.id, draft.id, key.id];
  const reader = await server.signIn('normal');
  const { data, total } = await reader.call(findExpiringPermissions, { limit: 100 });
  expect(data.filter(({ record }) => wanted.includes(record.id))).toMatchObject([
    {
      id: over.id,
      days_left: -1,
      permission_expires: '2030-11-21',
      rights_holder: 'Familie Maes',
      record: { type: 'person_story', id: shown.id, name: 'Emma Maes' },
      published: true,
    },
    { id: atKey.id, days_left: 9, record: { type: 'key_location', id: key.id, name: 'Rijselpoort' } },
    { id: last.id, days_left: 60, published: false },
  ]);
  expect((await reader.call(findExpiringPermissions, { offset: 1, limit: 1 })).data).toEqual([data[1]]);
  expect(total).toBe(data.length);
});
