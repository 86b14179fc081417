import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import {
  createPersonFeedback,
  findPersonFeedback,
  getPersonFeedback,
  markPersonFeedback,
} from '@salient/shared/areas/feedback/feedbackMethods.ts';
import { type FeedbackTemplateInput, fillTemplate } from '@salient/shared/areas/feedback/feedbackTemplate.ts';
import type { FeedbackInput } from '@salient/shared/areas/feedback/personFeedback.ts';
import {
  assignPersonFeedback,
  createFeedbackTemplate,
  findFeedbackStaff,
  findFeedbackTemplates,
  removeFeedbackTemplate,
  replyToPersonFeedback,
  updateFeedbackTemplate,
} from '@salient/shared/areas/feedback/staffFeedbackMethods.ts';
import { findMails, getMail } from '@salient/shared/areas/mails/mailMethods.ts';
import { getAuthenticatedUser } from '@salient/shared/areas/users/sessionMethods.ts';
import { removeUser } from '@salient/shared/areas/users/userMethods.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

let counter = 0;
async function message(given: Partial<FeedbackInput> = {}) {
  const person_id = given.person_id ?? (await server.make.person({ surname: 'Jan', familyname: 'Peeters' })).id;
  const email = `desk${++counter}@example.org`;
  const feedback = { person_id, email, description: `Bericht ${counter}.`, language: 'fr', ...given };
  const { id, reference } = await server.guest.call(createPersonFeedback, { feedback });
  return { id, reference, email, person_id };
}
const read = (id: string) => editor.call(getPersonFeedback, { id, extend: ['person_name'] });
async function accountOf(client: TestClient): Promise<{ id: string }> {
  const { id } = await client.call(getAuthenticatedUser, {});
  return { id: id ?? '' };
}

describe('a message that somebody takes care of [beyond 25]', () => {
  test('is in the list of that account, in nobody’s until then, and in everybody’s', async () => {
    const { id, person_id } = await message();
    const colleague = await server.signIn('normal');
    const { id: user_id } = await accountOf(colleague);
    const lists = async (client: TestClient) => {
      const in_ = async (assigned: 'mine' | 'nobody' | 'all') =>
        (await client.call(findPersonFeedback, { filter: { person_id, assigned } })).total;
      return { mine: await in_('mine'), nobody: await in_('nobody'), all: await in_('all') };
    };
    expect(await lists(colleague)).toEqual({ mine: 0, nobody: 1, all: 1 });
    const assigned = await editor.call(assignPersonFeedback, { id, version: 1, user_id });
    expect(assigned).toMatchObject({ assigned_to: user_id, version: 2 });
    expect(assigned.assigned_name).toMatch(/\S/);
    expect(await lists(colleague)).toEqual({ mine: 1, nobody: 0, all: 1 });
    expect(await lists(editor)).toEqual({ mine: 0, nobody: 0, all: 1 });
    const { data } = await editor.call(findChanges, { type: 'person_feedback', id });
    expect(data[0]?.fields).toMatchObject([{ field: 'assigned_to' }]);
    expect(await editor.call(assignPersonFeedback, { id, user_id: null })).toMatchObject({ assigned_to: null });
    expect(await lists(colleague)).toEqual({ mine: 0, nobody: 1, all: 1 });
  });

  test('goes to editors only, not over what somebody did meanwhile, and is nobody’s when its account goes', async () => {
    const { id, person_id } = await message();
    const reader = await accountOf(await server.signIn('readonly'));
    const colleague = await accountOf(await server.signIn('normal-civilian'));
    const { data: staff } = await editor.call(findFeedbackStaff, {});
    expect(staff.map((each) => each.id)).toContain(colleague.id);
    expect(staff.map((each) => each.id)).not.toContain(reader.id);
    await expect(editor.call(assignPersonFeedback, { id, user_id: reader.id })).rejects.toMatchObject({
      data: { user_id: ['user_id: INVALID_REFERENCE'] },
    });
    await editor.call(assignPersonFeedback, { id, version: 1, user_id: colleague.id });
    await expect(editor.call(assignPersonFeedback, { id, version: 1, user_id: null })).rejects.toMatchObject({
      name: 'conflict',
    });
    await admin.call(removeUser, { id: colleague.id, version: 1 });
    expect(await read(id)).toMatchObject({ assigned_to: null, assigned_name: null });
    const filter = { person_id, assigned: 'nobody' as const };
    expect((await editor.call(findPersonFeedback, { filter })).data.map((each) => each.id)).toEqual([id]);
  });
});

describe('an answer to a sender [beyond 25]', () => {
  test('goes by mail in the sender’s language, is kept at the message, and makes it the writer’s', async () => {
    const { id, email, reference } = await message();
    const text = ' Où avez-vous trouvé cela ?\r\nMerci. ';
    const answered = await editor.call(replyToPersonFeedback, { id, version: 1, text });
    expect(answered).toMatchObject({ status: 'submitted', assigned_to: (await accountOf(editor)).id, version: 2 });
    const mail = await vi.waitFor(async () => {
      const { data } = await admin.call(findMails, { text: email, filter: { kind: 'feedbackReply' } });
      expect(data).toMatchObject([{ status: 'kept', language: 'fr' }]);
      return admin.call(getMail, { id: data[0]?.id ?? '' });
    }, 10_000);
    expect(mail.subject).toBe('Notre réponse à votre message');
    expect(mail.text).toContain('Où avez-vous trouvé cela ?\nMerci.');
    expect(mail.text).toContain(reference);
    expect((await read(id)).replies).toMatchObject([{ text: 'Où avez-vous trouvé cela ?\nMerci.', mail: 'kept' }]);
    // A message that is somebody's stays so, and a further answer stands behind the first.
    await admin.call(replyToPersonFeedback, { id, text: 'Encore une question.' });
    const { replies, assigned_to } = await read(id);
    expect(replies.map((each) => each.text)).toEqual(['Où avez-vous trouvé cela ?\nMerci.', 'Encore une question.']);
    expect(assigned_to).toBe((await accountOf(editor)).id);
    const { data } = await editor.call(findChanges, { type: 'person_feedback', id });
    expect(data.flatMap(({ fields }) => fields.map(({ field }) => field))).toContain('reply');
  });

  test('needs words, and a sender who wants one', async () => {
    const { id } = await message();
    await expect(editor.call(replyToPersonFeedback, { id, text: ' \n ' })).rejects.toMatchObject({
      data: { text: ['text: DATA_REQUIRED'] },
    });
    const silent = await message({ may_answer: false });
    await expect(editor.call(replyToPersonFeedback, { id: silent.id, text: 'Dag.' })).rejects.toMatchObject({
      data: { text: ['text: SHOULD_BE_EMPTY'] },
    });
    await expect(editor.call(replyToPersonFeedback, { id, version: 7, text: 'Dag.' })).rejects.toMatchObject({
      name: 'conflict',
    });
    await expect(editor.call(replyToPersonFeedback, { id: silent.person_id, text: 'Dag.' })).rejects.toMatchObject({
      name: 'notFound',
    });
  });

  test('begins with a text that is there from the start in all four languages, filled with the facts of the message', async () => {
    const { data } = await editor.call(findFeedbackTemplates, {});
    expect(data.length).toBeGreaterThanOrEqual(4);
    const facts = { reference: '7K3Q-9D2M', person: 'Jan Peeters', timestamp: '2026-11-10T23:30:00Z' };
    for (const template of data) {
      for (const language of languages) {
        const text = fillTemplate(template[language], { ...facts, language });
        expect(text).toContain('Jan Peeters');
        expect(text).not.toMatch(/[{}]/);
      }
    }
    const asked = data.find(({ name }) => name === 'Bron gevraagd');
    expect(fillTemplate(asked?.de ?? '', { ...facts, language: 'de' })).toContain('7K3Q-9D2M vom 11. November 2026');
  });
});

test('messages about one person, and those in the same words, tell of each other [beyond 25]', async () => {
  const description = `Zijn naam was Johannes ${Date.now()}.`;
  const first = await message({ description });
  const second = await message({ person_id: first.person_id });
  const third = await message({ description: description.toUpperCase() });
  expect(await read(first.id)).toMatchObject({ also_waiting: [second.reference], same_text: [third.reference] });
  await editor.call(markPersonFeedback, { id: second.id, status: 'reviewed' });
  await editor.call(markPersonFeedback, { id: third.id, status: 'reviewed' });
  // What was dealt with waits no longer, and still says the same.
  expect(await read(first.id)).toMatchObject({ also_waiting: [], same_text: [third.reference] });
});

describe('a reply template [beyond 25]', () => {
  test('is written, changed and removed by administrators, and its history tells of it', async () => {
    const name = `Dank ${Date.now()}`;
    const { id, version } = await admin.call(createFeedbackTemplate, {
      template: { name: ` ${name} `, nl: 'Dank u voor {reference}.\r\nTot ziens.' },
    });
    const listed = async () => (await editor.call(findFeedbackTemplates, {})).data.find((each) => each.id === id);
    expect(await listed()).toEqual({
      id,
      version: 1,
      name,
      nl: 'Dank u voor {reference}.\nTot ziens.',
      en: '',
      fr: '',
      de: '',
    });
    await admin.call(updateFeedbackTemplate, { template: { id, version, en: 'Thank you.' } });
    expect(await listed()).toMatchObject({ version: 2, en: 'Thank you.', nl: 'Dank u voor {reference}.\nTot ziens.' });
    await expect(
      admin.call(updateFeedbackTemplate, { template: { id, version: 1, en: 'Thanks.' } }),
    ).rejects.toMatchObject({ name: 'conflict' });
    await expect(admin.call(removeFeedbackTemplate, { id, version: 1 })).rejects.toMatchObject({ name: 'conflict' });
    await admin.call(removeFeedbackTemplate, { id, version: 2 });
    expect(await listed()).toBeUndefined();
    const { data } = await admin.call(findChanges, { type: 'feedback_template', id });
    expect(data.map(({ kind }) => kind)).toEqual(['removed', 'changed', 'created']);
    await expect(admin.call(removeFeedbackTemplate, { id, version: 2 })).rejects.toMatchObject({ name: 'notFound' });
    await expect(admin.call(updateFeedbackTemplate, { template: { id, version: 2, nl: 'x' } })).rejects.toMatchObject({
      name: 'notFound',
    });
  });

  test('needs a name of its own, a text, and no braces that a message does not fill', async () => {
    const refused = async (template: FeedbackTemplateInput) =>
      admin.call(createFeedbackTemplate, { template }).then(
        () => null,
        (error: { data: unknown }) => error.data,
      );
    expect(await refused({ name: 'BRON GEVRAAGD', nl: 'Tekst' })).toEqual({ name: ['name: DATA_ALREADY_EXISTS'] });
    expect(await refused({ name: ' ' })).toMatchObject({
      name: ['name: DATA_REQUIRED'],
      nl: ['nl: AT_LEAST_ONE_FIELD_NEEDED'],
    });
    expect(await refused({ name: 'Fout', fr: 'Bonjour {nom}' })).toEqual({ fr: ['fr: INVALID_OPTION'] });
    const { data } = await admin.call(findFeedbackTemplates, {});
    const [template] = data;
    if (!template) throw new Error('there is no template');
    await expect(
      admin.call(updateFeedbackTemplate, { template: { id: template.id, version: template.version, name: null } }),
    ).rejects.toMatchObject({ data: { name: ['name: DATA_REQUIRED'] } });
  });
});
