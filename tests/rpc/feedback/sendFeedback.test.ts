import { randomUUID } from 'node:crypto';
import { removeAttachment } from '@salient/shared/areas/attachments/attachmentMethods.ts';
import {
  createPersonFeedback,
  findPersonFeedback,
  getPersonFeedback,
  updatePersonFeedback,
  validatePersonFeedback,
} from '@salient/shared/areas/feedback/feedbackMethods.ts';
import { findMails, getMail } from '@salient/shared/areas/mails/mailMethods.ts';
import { mergePersons, undoMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { getPerson, getPublicPerson, removePerson } from '@salient/shared/areas/persons/personMethods.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { imageBytes, upload } from '../../harness/upload.ts';

let server: TestServer;
let editor: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

let counter = 0;
const address = () => `visitor${++counter}@example.org`;
const path = '/api/uploaddocument/uploadImage';
const add = (feedback_session: string, bytes: Buffer, name = 'foto.jpg') =>
  upload(server, server.guest, bytes, { path, fields: { feedback_session }, name });
const read = (id: string) => editor.call(getPersonFeedback, { id, extend: ['person_name', 'attachments'] });

test('a guest sends a message with a photo; staff read it whole, and the sender has a number and a receipt [FEEDBACK-01, FEEDBACK-02, FEEDBACK-03, FEEDBACK-11, FEEDBACK-12]', async () => {
  const person = await server.make.person({ surname: 'Jan', familyname: 'Peeters' });
  const feedback_session = randomUUID();
  const email = address();
  const photo = await add(feedback_session, await imageBytes('jpeg', 700, 400), '👩‍👧 سليم.jpg');
  expect(photo).toMatchObject({ http: 200, data: { collection: 'person_feedback', collection_id: null } });
  const { id, reference } = await server.guest.call(createPersonFeedback, {
    feedback: {
      ...{ person_id: person.id, firstName: '👩‍👧 Leïla', lastName: 'سليم', email, description: 'Mijn <b>opa</b>.' },
      ...{ language: 'fr', source: 'Un carnet', origin: 'À moi', publish: 'with_name', feedback_session },
    },
  });
  expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(await read(id)).toMatchObject({
    ...{ id, reference, person_id: person.id, firstName: '👩‍👧 Leïla', lastName: 'سليم', email },
    ...{ description: 'Mijn <b>opa</b>.', language: 'fr', status: 'submitted', source: 'Un carnet', origin: 'À moi' },
    ...{
      publish: 'with_name',
      documentIds: [photo.data.id],
      feedback_session: null,
      extend_person_name: 'Jan Peeters',
    },
    extend_attachments: [{ name: '👩‍👧 سليم.jpg', mimetype: 'image/jpeg', width: 700, collection_id: id }],
  });
  const mail = await vi.waitFor(async () => {
    const { data } = await admin.call(findMails, { text: email });
    expect(data).toMatchObject([
      { kind: 'feedbackReceived', status: 'kept', language: 'fr', account: null, feedback_id: id },
    ]);
    return admin.call(getMail, { id: data[0]?.id ?? '' });
  }, 10_000);
  expect(mail.text).toContain(reference);
  // The address may be anybody's: the museum mails nobody what a stranger wrote.
  for (const written of ['Leïla', 'سليم', 'opa', 'carnet', 'À moi']) expect(mail.text).not.toContain(written);
});

describe('of what a guest sends', () => {
  const huge = () =>
    sharp({ create: { width: 20_000, height: 10_000, channels: 3, background: '#808080' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const executable = async () => Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(5000, 1)]);
  const pdf = async (megabytes: number) =>
    Buffer.concat([Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'), Buffer.alloc(megabytes * 1024 * 1024, 65)]);

  test('nothing is lost and nothing is executed: each file gets the right answer and the message arrives [FEEDBACK-15, UPLOAD-07, UPLOAD-15, UPLOAD-16]', async () => {
    const person = await server.make.person();
    const feedback_session = randomUUID();
    const codes = [];
    for (const make of [() => imageBytes(), executable, huge, () => pdf(30), () => pdf(1)]) {
      const { code, status } = await add(feedback_session, await make(), 'vakantie 🌺 صورة.jpg');
      codes.push(code ?? status);
    }
    expect(codes).toEqual(['OK', 'INVALID_FILE_TYPE', 'IMAGE_TOO_LARGE', 'FILE_TOO_LARGE', 'OK']);
    const { id } = await server.guest.call(createPersonFeedback, {
      feedback: { person_id: person.id, email: address(), description: 'Zie foto', feedback_session },
    });
    const { extend_attachments: files = [] } = await read(id);
    expect(files.map(({ mimetype }) => mimetype)).toEqual(['image/jpeg', 'application/pdf']);
    for (const { urls, name } of files) {
      expect(name).toBe('vakantie 🌺 صورة.jpg');
      const [bare = ''] = urls.original.split('?');
      expect((await fetch(server.origin + bare)).status).toBe(403);
      expect((await fetch(`${server.origin}${bare}?token=${editor.token}`)).status).toBe(403);
      expect((await fetch(server.origin + urls.original)).status).toBe(200);
    }
    const answer = await fetch(server.origin + (files[1]?.urls.original ?? ''));
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test('five files go with a message and no more; one taken out makes room [FEEDBACK-15]', async () => {
    const feedback_session = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => add(feedback_session, await imageBytes('png', 20 + n))),
    );
    expect(sent.filter(({ status }) => status === 'OK')).toHaveLength(5);
    expect(sent.flatMap(({ code }) => code ?? [])).toEqual(Array(3).fill('TOO_MANY_FILES'));
    const id = sent.find(({ status }) => status === 'OK')?.data.id ?? '';
    await expect(server.guest.call(removeAttachment, { id, feedback_session: randomUUID() })).rejects.toMatchObject({
      code: 1011,
    });
    await server.guest.call(removeAttachment, { id, feedback_session });
    expect((await add(feedback_session, await imageBytes('png', 99))).status).toBe('OK');
  });

  test('files cannot be added to or taken out of a message that was sent', async () => {
    const person = await server.make.person();
    const feedback_session = randomUUID();
    const { data } = await add(feedback_session, await imageBytes());
    const { id } = await server.guest.call(createPersonFeedback, {
      feedback: { person_id: person.id, email: address(), description: 'x', feedback_session },
    });
    await expect(server.guest.call(removeAttachment, { id: data.id, feedback_session })).rejects.toMatchObject({
      code: 1011,
    });
    await expect(editor.call(removeAttachment, { id: data.id })).rejects.toMatchObject({ code: 1010 });
    await add(feedback_session, await imageBytes('gif'));
    expect((await read(id)).documentIds).toEqual([data.id]);
  });

  test('only the files that are named go with it', async () => {
    const person = await server.make.person();
    const feedback_session = randomUUID();
    const [one, two] = [
      await add(feedback_session, await imageBytes()),
      await add(feedback_session, await imageBytes('gif')),
    ];
    const { id } = await server.guest.call(createPersonFeedback, {
      feedback: {
        ...{ person_id: person.id, email: address(), description: 'x', feedback_session },
        documentIds: [two.data.id],
      },
    });
    expect((await read(id)).documentIds).toEqual([two.data.id]);
    expect(one.status).toBe('OK');
  });
});

describe('a message is refused', () => {
  test('with errors at its fields, and validating says the same [FEEDBACK-06, FEEDBACK-09, FEEDBACK-14]', async () => {
    const { id } = await server.make.person();
    const feedback = { person_id: id, email: 'nobody', description: '' };
    const errors = { email: ['email: INVALID_FORMAT'], description: ['description: DATA_REQUIRED'] };
    expect(await server.guest.call(validatePersonFeedback, { feedback })).toEqual({ status: 'NOK', data: errors });
    await expect(server.guest.call(createPersonFeedback, { feedback })).rejects.toMatchObject({
      name: 'invalidData',
      data: errors,
    });
  });

  test('about nobody, and about an event of somebody else', async () => {
    const other = await server.make.event('injured');
    const { id } = await server.make.person();
    const feedback = { person_id: id, email: address(), description: 'x' };
    await expect(
      server.guest.call(createPersonFeedback, { feedback: { ...feedback, person_id: randomUUID() } }),
    ).rejects.toMatchObject({ name: 'notFound' });
    const proposals = [{ event_id: other.id, field: 'injured_wound', value: 'arm' }];
    await expect(
      server.guest.call(createPersonFeedback, { feedback: { ...feedback, proposals } }),
    ).rejects.toMatchObject({ data: { proposals: ['proposals: INVALID_REFERENCE'] } });
  });

  test('of a robot that fills in the hidden field, without its knowing [FEEDBACK-15]', async () => {
    const { id } = await server.make.person();
    const feedback = { person_id: id, email: address(), description: 'buy' };
    const answer = await server.guest.call(createPersonFeedback, { feedback, website: 'https://spam.example' });
    expect(answer.reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect((await editor.call(findPersonFeedback, { filter: { person_id: id } })).total).toBe(0);
  });

  test('after too many from one address, whose files are counted too; staff are not held up [FEEDBACK-15]', async () => {
    const limits = { guestFeedback: { points: 2, seconds: 3600 }, guestUpload: { points: 1, seconds: 3600 } };
    const strict = await startServer({ limits });
    try {
      const { id } = await strict.make.person();
      const feedback = () => ({ person_id: id, email: address(), description: 'x' });
      for (let n = 0; n < 2; n++) await strict.guest.call(createPersonFeedback, { feedback: feedback() });
      await expect(strict.guest.call(createPersonFeedback, { feedback: feedback() })).rejects.toMatchObject({
        name: 'tooManyRequests',
        data: { retryAfterSeconds: expect.any(Number) },
      });
      await (await strict.signIn('normal')).call(createPersonFeedback, { feedback: feedback() });
      const fields = () => ({ feedback_session: randomUUID() });
      const send = async () =>
        (await upload(strict, strict.guest, await imageBytes(), { path, fields: fields() })).code;
      expect([await send(), await send()]).toEqual([undefined, 'TOO_MANY_REQUESTS']);
    } finally {
      await strict.close();
    }
  });

  test('when one mailbox would be flooded with receipts', async () => {
    const strict = await startServer({ limits: { feedbackEmail: { points: 1, seconds: 3600 } } });
    try {
      const { id } = await strict.make.person();
      const feedback = { person_id: id, email: 'Victim@example.org', description: 'x' };
      await strict.guest.call(createPersonFeedback, { feedback });
      await expect(
        strict.guest.call(createPersonFeedback, { feedback: { ...feedback, email: 'victim@EXAMPLE.org' } }),
      ).rejects.toMatchObject({ name: 'tooManyRequests' });
    } finally {
      await strict.close();
    }
  });
});

test('a draft is kept, continued by its session alone, listed nowhere, and sent [FEEDBACK-04, FEEDBACK-12]', async () => {
  const { id: person_id } = await server.make.person();
  const feedback_session = randomUUID();
  const draft = { person_id, status: 'writing', description: 'Ik denk', feedback_session };
  const { id } = await server.guest.call(createPersonFeedback, { feedback: draft });
  const { data } = await add(feedback_session, await imageBytes());
  expect((await editor.call(findPersonFeedback, { filter: { person_id } })).total).toBe(0);
  await expect(editor.call(getPersonFeedback, { id })).rejects.toMatchObject({ name: 'notFound' });
  const update = (session: string, fields: object) =>
    server.guest.call(updatePersonFeedback, { feedback: { id, version: 1, feedback_session: session, ...fields } });
  await expect(update(randomUUID(), {})).rejects.toMatchObject({ name: 'notFound' });
  await expect(update(feedback_session, { status: 'submitted' })).rejects.toMatchObject({
    data: { email: ['email: DATA_REQUIRED'] },
  });
  await update(feedback_session, { status: 'submitted', email: address(), description: 'Ik denk dat' });
  expect(await read(id)).toMatchObject({
    status: 'submitted',
    description: 'Ik denk dat',
    documentIds: [data.id],
    version: 2,
  });
  await expect(update(feedback_session, { description: 'later' })).rejects.toMatchObject({ name: 'notFound' });
  const corrected = { id, version: 2, description: 'Ik denk dat dit klopt' };
  await editor.call(updatePersonFeedback, { feedback: corrected });
  expect((await read(id)).description).toBe('Ik denk dat dit klopt');
  await expect(editor.call(updatePersonFeedback, { feedback: corrected })).rejects.toMatchObject({ name: 'conflict' });
});

test('messages follow a merge and come back with its undo, and one sent meanwhile finds the kept person [PERSON-16]', async () => {
  const [a, b] = [await server.make.person(), await server.make.person()];
  const feedback = (person_id: string) => ({ person_id, email: address(), description: 'x' });
  const { id } = await server.guest.call(createPersonFeedback, { feedback: feedback(b.id) });
  const { merge_id } = await editor.call(mergePersons, { idA: a.id, idB: b.id, versionA: 1, versionB: 1 });
  expect((await read(id)).person_id).toBe(a.id);
  const late = await server.guest.call(createPersonFeedback, { feedback: feedback(b.id) });
  expect((await read(late.id)).person_id).toBe(a.id);
  await editor.call(undoMerge, { id: merge_id });
  expect((await read(id)).person_id).toBe(b.id);
  expect((await read(late.id)).person_id).toBe(a.id);
});

test('messages go with a person that is removed, files and all [PERSON-60]', async () => {
  const { id: person_id } = await server.make.person();
  const feedback_session = randomUUID();
  const { data } = await add(feedback_session, await imageBytes());
  const feedback = { person_id, email: address(), description: 'x', feedback_session };
  const { id } = await server.guest.call(createPersonFeedback, { feedback });
  const [url] = (await read(id)).extend_attachments?.map(({ urls }) => urls.original) ?? [];
  await editor.call(removePerson, { id: person_id, version: 1 });
  await expect(read(id)).rejects.toMatchObject({ name: 'notFound' });
  expect((await fetch(`${server.origin}${url}`)).status).toBe(404);
  expect(data.id).toBeTruthy();
  await expect(server.guest.call(createPersonFeedback, { feedback })).rejects.toMatchObject({ name: 'gone' });
});

test('nothing of a message is in what a guest reads of the person [ROLE-23]', async () => {
  const { id } = await server.make.person();
  const feedback = { person_id: id, email: address(), description: 'a word that nobody else uses: zwartbles' };
  await server.guest.call(createPersonFeedback, { feedback });
  for (const answer of [await server.guest.call(getPublicPerson, { id }), await server.guest.call(getPerson, { id })]) {
    expect(JSON.stringify(answer)).not.toMatch(/zwartbles|visitor\d/);
  }
});
