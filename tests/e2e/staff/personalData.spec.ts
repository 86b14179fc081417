import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { PersonalData } from '@salient/shared/areas/privacy/erase/erasure.ts';
import { onlyWide } from '../screenTags.ts';
import { Keys } from './Keys.ts';
import { newName } from './newName.ts';
import { expect, type StaffApp, test } from './staffApp.ts';

interface Made {
  readonly id: string;
}

/** Somebody who is known by two contact persons, with a namesake and a housemate. */
async function makeHousehold(staff: StaffApp, token: string) {
  const lastName = newName();
  const mailbox = `${lastName.toLowerCase()}@voorbeeld.be`;
  const add = (contactPerson: object) => staff.call<Made>('createContactPerson', { token, contactPerson });
  const called = { firstName: 'Godelieve', lastName };
  const sought = await add({ ...called, email: mailbox, phone: '+32 57 98 76 51', notes: 'Bellen na zes uur.' });
  const before = await add({ ...called, email: `vroeger-${mailbox}`, notes: 'Woonde toen in Poperinge.' });
  const namesake = await add({ ...called, email: `ander-${mailbox}`, notes: 'Verzamelt munten.' });
  const housemate = await add({ firstName: 'Odiel', lastName: newName(), email: mailbox, notes: 'Bracht een helm.' });
  const speak = (contactPersonId: string, transcript: string) => {
    const event = { type: 'contact_moment', contactPersonId, contactMethod: 'visit', start: '2026-05-04 10:00' };
    return staff.call<Made>('createContactPersonEvent', { token, event: { ...event, transcript } });
  };
  await speak(sought.id, 'Haar grootvader schreef brieven.');
  await speak(namesake.id, 'Over een muntenschat.');
  const person = { surname: 'Camiel', familyname: newName(), victim_type: 'civilian' };
  const { id: soldier } = await staff.call<Made>('createPerson', { token, person });
  const feedback = { person_id: soldier, ...called, email: mailbox, description: 'Hij was mijn oudoom.' };
  await staff.call('createPersonFeedback', { token: 'GUEST', feedback: { ...feedback, status: 'submitted' } });
  return { name: `Godelieve ${lastName}`, lastName, mailbox, sought, before, namesake, housemate, soldier };
}

/** Saves a file by the button that has the focus next, and reads it. */
async function saved(page: Page, keys: Keys, button: Locator): Promise<string> {
  await keys.reach(button);
  const [download] = await Promise.all([page.waitForEvent('download'), keys.press('Enter')]);
  return readFile(await download.path(), 'utf8');
}

test('an administrator looks up what is held on somebody, hands it over and erases it by keyboard: nothing of anybody else is in the file, and nothing of anybody else goes', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const look = async (what: string) => {
    expect(await staff.violations(), what).toEqual([]);
    expect(await staff.sideways(), what).toBeLessThanOrEqual(0);
  };
  // A dialog that is still fading in is too faint to be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await staff.openAs('admin', '/personal_data');
  const { name, lastName, mailbox, sought, before, namesake, housemate, soldier } = await makeHousehold(staff, token);
  const keys = new Keys(page);
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  const lookUp = async () => {
    await keys.reach(page.getByLabel('Voor- en achternaam'));
    await page.keyboard.press('Control+a');
    await keys.type(name);
    await keys.press('Tab', 'Control+a');
    await keys.type(mailbox);
    await keys.press('Enter');
  };
  await lookUp();
  const held = page.getByRole('region', { name: `Wat het museum bewaart over ${name}` });
  await expect(held.getByText('Haar grootvader schreef brieven.').first()).toBeVisible();
  await look('what is held');

  // Those that may be somebody else's say so: two of the same name, one of the same mailbox, and the namesake's moment.
  const entry = (text: string) => held.getByRole('listitem').filter({ hasText: text });
  const isSame = { name: 'Dit is dezelfde persoon: wis het mee' };
  for (const text of ['Woonde toen in Poperinge.', 'Verzamelt munten.', 'Bracht een helm.', 'Over een muntenschat.']) {
    await expect(entry(text)).toContainText('Het is niet zeker dat dit over deze persoon gaat');
    await expect(entry(text).getByRole('checkbox', isSame)).not.toBeChecked();
  }
  await expect(entry('Bellen na zes uur.').getByRole('checkbox')).toHaveCount(0);
  await keys.reach(entry('Woonde toen in Poperinge.').getByRole('checkbox', isSame));
  await keys.press('Space');

  const html = await saved(page, keys, button('Bewaar als webpagina'));
  const own = [mailbox, 'Bellen na zes uur.', 'Haar grootvader schreef brieven.', 'Woonde toen in Poperinge.'];
  const others = ['Verzamelt munten.', 'Bracht een helm.', 'Over een muntenschat.', 'ander-', 'Odiel'];
  for (const text of own) expect(html).toContain(text);
  for (const text of others) expect(html).not.toContain(text);
  expect(html).toContain('<html lang="nl">');
  const json = await saved(page, keys, button('Bewaar als JSON'));
  const data = JSON.parse(json) as PersonalData;
  for (const text of own) expect(json).toContain(text);
  for (const text of [...others, namesake.id, housemate.id]) expect(json).not.toContain(text);
  expect(data.name).toBe(name);
  const persons = data.records.filter(({ kind }) => kind === 'contact_person').map(({ id }) => id);
  expect(persons.sort()).toEqual([sought.id, before.id].sort());
  expect(data.records.filter(({ kind }) => kind === 'contact_moment')).toHaveLength(1);

  // Nobody is erased by a slip: the name is typed, whole.
  await keys.reach(button('Wis deze persoon…'));
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: `${name} wissen?` });
  await expect(dialog.getByRole('textbox', { name: `Typ de naam: ${name}` })).toBeFocused();
  await look('the question');
  await keys.type('Godelieve');
  await keys.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Wis voorgoed' })).toBeDisabled();
  await keys.type(` ${lastName}`);
  await look('the question, answered');
  await keys.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('De persoon is gewist.').first()).toBeVisible();
  await expect(held).toHaveCount(0);
  const erasures = page.getByRole('region', { name: 'Wat gewist werd' });
  await expect(erasures.getByRole('listitem').first()).toContainText(/door admin.*Niets meer gevonden op/);
  await expect(erasures).toBeFocused();
  await look('the proof');

  // The others stand as they stood.
  for (const { id } of [namesake, housemate]) await staff.call('getContactPerson', { token, id });
  for (const { id } of [sought, before]) {
    await expect(staff.call('getContactPerson', { token, id })).rejects.toThrow('getContactPerson');
  }

  // What was written about the past stays, without its writer.
  await staff.goTo(`/persons/feedback?person_id=${soldier}`);
  const card = page.locator('.feedback-card').filter({ hasText: 'Hij was mijn oudoom.' });
  await expect(card).toContainText('Zonder naam');
  await look('the message of somebody who was erased');
  await staff.goTo('/personal_data');

  // Who looked, and at whom that is gone by now.
  await keys.reach(page.getByRole('link', { name: 'Wie keek naar contactpersonen?' }));
  await keys.press('Enter');
  await expect(staff.heading).toBeFocused();
  const rows = page.getByRole('table').locator('tbody tr');
  const ofNamesake = rows.filter({ hasText: `Godelieve ${lastName}` });
  await expect(ofNamesake.filter({ hasText: 'alle gegevens opgezocht' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Gewiste contactpersoon' }).first()).toBeVisible();
  await look('the looks');
  await keys.reach(page.getByRole('textbox', { name: 'Account' }));
  await keys.type('nobody-of-ours');
  await keys.press('Enter');
  await expect(page.getByText('Nog niemand keek.')).toBeVisible();
});

test('the looks at contact persons fit a phone: a card each, with its words', async ({ staff, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await staff.openAs('admin', '/personal_data/looks');
  const lastName = `van den Bossche-Vandenbroucke de la Fontaine ${newName()}`;
  const contactPerson = { firstName: 'Marie-Josephine', lastName };
  const { id } = await staff.call<Made>('createContactPerson', { token, contactPerson });
  await staff.call('getContactPerson', { token, id });
  await staff.open('/personal_data/looks');
  const row = page.getByRole('row').filter({ hasText: lastName }).first();
  await expect(row).toContainText('geopend');
  const beyond = await page.evaluate(() => {
    const scroll = document.querySelector('.list-scroll');
    return scroll ? scroll.scrollWidth - scroll.clientWidth : null;
  });
  expect(beyond).toBe(0);
  expect(await staff.sideways()).toBeLessThanOrEqual(0);
  expect(await staff.violations()).toEqual([]);
});
