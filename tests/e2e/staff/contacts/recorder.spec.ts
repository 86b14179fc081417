import { chromium } from '@playwright/test';
import { chromiumPath } from '../../chromium.ts';
import { onlyWide } from '../../screenTags.ts';
import { scans } from '../archive/Documents.ts';
import { newName } from '../newName.ts';
import { expect, StaffApp, test } from '../staffApp.ts';
import { hireVolunteer, makeVisitor, momentsWith, Recorder } from './Recorder.ts';

test('a visit is recorded in two tabs while a person is made and a document scanned; the browser is killed, and another machine finishes with all of it [MOMENT-11, MOMENT-13, MOMENT-14, MOMENT-16, MOMENT-17, MOMENT-20, MOMENT-23, CONTACT-05, CONTACT-06, PERSON-34, DOCUMENT-63, DOCUMENT-64, SHELL-11]', {
  tag: onlyWide,
}, async ({ staff, page, request, baseURL }) => {
  const volunteer = await hireVolunteer(staff);
  const visitor = await makeVisitor(staff);
  const name = `${visitor.firstName} ${visitor.lastName}`;

  // The first machine is a program of its own, so that it can be killed.
  const executablePath = await chromiumPath();
  const machine = await chromium.launchServer({ executablePath, args: ['--no-sandbox'] });
  const browser = await chromium.connect(machine.wsEndpoint());
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-BE' });
  const first = new StaffApp(await context.newPage(), request);
  await first.openAs(volunteer, '/');
  const recorder = new Recorder(first.page);
  await recorder.begin(visitor, 'Bezoek');
  await expect(recorder.bar).toContainText(name);
  await recorder.transcript.fill('Zij bracht een brief mee.');
  await expect(first.page.getByRole('link', { name: new RegExp(`^${name}, Bezoek, begonnen `) })).toBeVisible();
  await first.page.goto(`/contact_persons/${visitor.id}`);
  await expect(first.page.getByText('Er wordt een contactmoment opgenomen')).toBeVisible();

  // A second tab knows of it, and makes the person of whom the visitor tells.
  const second = await context.newPage();
  const bar = new Recorder(second).bar;
  await second.goto('/persons/create');
  await expect(bar).toContainText(name);
  const uncle = newName();
  await second.getByRole('textbox', { name: 'Voornaam', exact: true }).fill('Jozef');
  await second.getByRole('textbox', { name: 'Familienaam', exact: true }).fill(uncle);
  await second.getByRole('radio', { name: 'Burger' }).check();
  await second.keyboard.press('Control+s');
  await expect(bar).toContainText(`Als bijdrage bij het contactmoment registreren? Jozef ${uncle}`);
  await bar.getByRole('button', { name: 'Registreren', exact: true }).click();
  await expect(bar).toContainText('1 bijdrage');

  // In the first tab the letter is scanned meanwhile.
  const letter = `Brief van ${uncle}`;
  await first.page.goto('/documents/create?category=digital');
  await expect(recorder.bar).toContainText('1 bijdrage');
  await first.page.getByRole('textbox', { name: 'Titel' }).fill(letter);
  await first.page.keyboard.press('Control+s');
  await expect(recorder.bar).toContainText(`registreren? ${letter}`);
  await first.page.locator('input[data-upload="files"]').setInputFiles(await scans(1));
  await expect(first.page.locator('[data-element]')).toHaveCount(1);
  await first.page.getByRole('button', { name: 'Als bijdrage toevoegen' }).click();
  await expect(recorder.bar).toContainText('2 bijdragen');
  await expect(bar).toContainText('2 bijdragen');
  await recorder.untilKept();
  await machine.kill();

  // Another machine goes on, and finishes.
  await staff.openAs(volunteer, '/record_contact_moment');
  const elsewhere = new Recorder(page);
  await expect(elsewhere.transcript).toHaveValue('Zij bracht een brief mee.');
  await expect(elsewhere.contribution(`Jozef ${uncle}`)).toBeVisible();
  await expect(elsewhere.contribution(letter)).toBeVisible();
  expect(await staff.violations()).toEqual([]);
  await elsewhere.transcript.press('End');
  await elsewhere.transcript.pressSequentially(' Haar oom schreef die in 1915.');
  await elsewhere.finish();
  await expect(page.getByText(`Het contactmoment met ${name} is bewaard, met 2 bijdragen`)).toBeVisible();
  await expect(page).toHaveURL(`/contact_persons/${visitor.id}`);
  await expect(elsewhere.bar).toBeHidden();
  expect(await momentsWith(staff, visitor)).toMatchObject([
    {
      contactMethod: 'visit',
      start: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      end: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      transcript: 'Zij bracht een brief mee. Haar oom schreef die in 1915.',
      contributions: [{ name: expect.stringContaining(uncle) }, { name: letter }],
    },
  ]);

  // The person's contacts tell of it; who may not read contact data reads of it no more than this.
  await page.goto(`/persons?text=${uncle}`);
  await page
    .getByRole('link', { name: new RegExp(uncle) })
    .first()
    .click();
  await page.getByRole('tab', { name: /^Contacten/ }).click();
  await expect(page.getByRole('tabpanel').getByRole('link', { name })).toBeVisible();
});

test('a moment is not ended without a start, nor lost when its end fails, and thrown away only after a question [MOMENT-12, MOMENT-15, MOMENT-18, MOMENT-19, MOMENT-21, MOMENT-30]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const volunteer = await hireVolunteer(staff);
  const visitor = await makeVisitor(staff);
  const token = await staff.startSession('admin');
  const person = await staff.call<{ id: string }>('createPerson', {
    token,
    person: { surname: 'Elodie', familyname: newName(), victim_type: 'civilian' },
  });
  const recorder = new Recorder(page);
  await staff.openAs(volunteer, '/record_contact_moment');
  await expect(page.getByText('Er wordt geen contactmoment opgenomen.')).toBeVisible();
  expect(await staff.violations()).toEqual([]);
  await recorder.begin(visitor, 'Telefoon');

  // One key on the page of a person; twice is once too many.
  await staff.goTo(`/persons/${person.id}`);
  await page.keyboard.press('c');
  await expect(recorder.bar).toContainText('1 bijdrage');
  await page.keyboard.press('c');
  await expect(page.getByText('Deze koppeling bestaat al')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Als bijdrage toevoegen');
  await page.keyboard.press('Escape');

  await recorder.bar.getByRole('link', { name: 'Naar het contactmoment' }).click();
  const began = await recorder.start.inputValue();
  await recorder.start.fill('30 februari');
  await recorder.finish();
  await expect(page.getByText('Het begin is geen geldige datum en tijd')).toBeVisible();
  await expect(recorder.start).toBeFocused();
  await recorder.start.fill(began.replace(' ', 'T'));
  await recorder.transcript.fill('Zij belt terug.');
  await recorder.untilKept();

  await page.context().setOffline(true);
  await recorder.transcript.fill('Zij belt morgen terug.');
  await expect(recorder.bar).toContainText('Nog niet op de server');
  await recorder.finish();
  // Above the button that was pressed, wherever the page is scrolled to.
  const notSaved = page.getByText('Het contactmoment is niet bewaard. Alles staat hier nog.');
  await expect(notSaved).toBeInViewport({ ratio: 1 });
  await expect(recorder.transcript).toHaveValue('Zij belt morgen terug.');
  staff.complaints.length = 0; // the browser reports the calls that failed
  await page.context().setOffline(false);
  await recorder.untilKept();
  await expect(notSaved).toBeHidden();
  await recorder.finish();
  await expect(page).toHaveURL(`/contact_persons/${visitor.id}`);
  expect(await momentsWith(staff, visitor)).toMatchObject([
    { contactMethod: 'phone', start: began, transcript: 'Zij belt morgen terug.', contributions: [{}] },
  ]);

  await recorder.begin(visitor, 'Post');
  await recorder.transcript.fill('Een kaart.');
  await recorder.discard();
  await expect(page).toHaveURL(`/contact_persons/${visitor.id}`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Contactmoment beginnen' })).toBeVisible();
  await expect(recorder.bar).toBeHidden();
  expect(await momentsWith(staff, visitor)).toHaveLength(1);
  staff.complaints.length = 0;
});

test('what was typed while the moment ended on another machine stays in sight, and the next account of this browser sees nothing of it [MOMENT-14, MOMENT-30, CONTACT-18]', {
  tag: onlyWide,
}, async ({ staff, page, browser, request, baseURL }) => {
  const volunteer = await hireVolunteer(staff);
  const visitor = await makeVisitor(staff);
  const recorder = new Recorder(page);
  await staff.openAs(volunteer, '/');
  await recorder.begin(visitor, 'Bezoek');
  await recorder.transcript.fill('Zij vertelt.');
  await recorder.untilKept();
  await page.context().setOffline(true);
  await recorder.transcript.fill('Zij vertelt. Over Poperinge.');
  await expect(recorder.bar).toContainText('Nog niet op de server');

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-BE' });
  const other = new StaffApp(await context.newPage(), request);
  await other.openAs(volunteer, '/record_contact_moment');
  const elsewhere = new Recorder(other.page);
  await expect(elsewhere.transcript).toHaveValue('Zij vertelt.');
  await elsewhere.finish();
  await expect(other.page).toHaveURL(`/contact_persons/${visitor.id}`);
  await context.close();

  await page.context().setOffline(false);
  await expect(page.getByText('op een andere plaats afgerond of weggegooid')).toBeVisible();
  await expect(page.getByText('Zij vertelt. Over Poperinge.')).toBeVisible();
  expect(await staff.violations()).toEqual([]);

  // Whoever signs in next, in this browser.
  await (await staff.account()).getByRole('button', { name: 'Afmelden' }).click();
  await staff.signIn(await hireVolunteer(staff), 'Poperinge-Lijssenthoek-1917');
  await expect(staff.heading).toHaveText('Start');
  await staff.goTo('/record_contact_moment');
  await expect(page.getByText('Er wordt geen contactmoment opgenomen.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(visitor.lastName);
  await (await staff.account()).getByRole('button', { name: 'Afmelden' }).click();
  await staff.signIn(volunteer, 'Poperinge-Lijssenthoek-1917');
  await expect(staff.heading).toHaveText('Start');
  await staff.goTo('/record_contact_moment');
  await page.getByRole('button', { name: 'Verdergaan in een nieuw contactmoment' }).click();
  await expect(recorder.transcript).toHaveValue('Zij vertelt. Over Poperinge.');
  await recorder.discard();
  staff.complaints.length = 0;
});

test('a message of a visitor becomes a contact moment with its sender, found by name or added to the contact persons [CONTACT-06, MOMENT-10, beyond 25]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const volunteer = await hireVolunteer(staff);
  const sender = await makeVisitor(staff);
  const token = await staff.startSession('admin');
  const familyname = newName();
  const person = { surname: 'Elodie', familyname, victim_type: 'civilian' };
  const { id } = await staff.call<{ id: string }>('createPerson', { token, person });
  const { firstName, lastName } = sender;
  const feedback = {
    person_id: id,
    firstName,
    lastName,
    email: 'griet@example.org',
    description: 'Zij was mijn tante.',
  };
  await staff.call('createPersonFeedback', { token: 'GUEST', feedback: { ...feedback, status: 'submitted' } });
  // A dialog that is still fading in is too faint to be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await staff.openAs(volunteer, `/persons/feedback?person_id=${id}`);
  const recorder = new Recorder(page);
  const card = page.locator('.feedback-card').filter({ hasText: familyname });
  await card.getByRole('button', { name: 'Contactmoment maken' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: `${firstName} ${lastName}` })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Nieuwe contactpersoon' })).toBeVisible();
  expect(await staff.violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Beginnen' }).click();
  await expect(recorder.transcript).toHaveValue(/^> Zij was mijn tante\./);
  await expect(recorder.contribution(familyname)).toBeVisible();
  await expect(recorder.bar).toContainText('Feedback');

  // While it is active, another message leads to it.
  await staff.goTo(`/persons/feedback?person_id=${id}`);
  await card.getByRole('button', { name: 'Contactmoment maken' }).click();
  await card.getByRole('link', { name: `Naar het contactmoment met ${firstName} ${lastName}` }).click();
  await recorder.discard();
  await expect(page).toHaveURL(`/contact_persons/${sender.id}`);
});

test('somebody else who signs in where the session of a recorder ended sees nothing of it and saves none of it; it waits for whoever wrote it [AUTH-26, AUTH-27, MOMENT-13, CONTACT-18]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const [volunteer, other] = [await hireVolunteer(staff), await hireVolunteer(staff)];
  const visitor = await makeVisitor(staff);
  const recorder = new Recorder(page);
  const token = await staff.openAs(volunteer, '/');
  // A call that the page still makes would ask to sign in before the moment begins.
  await staff.goTo(`/contact_persons/${visitor.id}`);
  await staff.call('logout', { token });
  await page.getByRole('button', { name: 'Contactmoment beginnen' }).click();
  await page.getByRole('menuitem', { name: 'Bezoek' }).click();
  const dialog = page.getByRole('dialog', { name: 'Opnieuw aanmelden' });
  await expect(dialog).toContainText('Uw sessie is beëindigd');
  await dialog.getByLabel('Gebruikersnaam').fill(other);
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill('Poperinge-Lijssenthoek-1917');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(recorder.bar).toBeHidden();
  await staff.goTo('/record_contact_moment');
  await expect(page.getByText('Er wordt geen contactmoment opgenomen.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(visitor.lastName);
  const ofOther = await staff.startSession(other);
  expect(await staff.call('getContactMomentDraft', { token: ofOther })).toBeNull();

  await (await staff.account()).getByRole('button', { name: 'Afmelden' }).click();
  await staff.signIn(volunteer, 'Poperinge-Lijssenthoek-1917');
  await expect(recorder.bar).toContainText(visitor.lastName);
  await recorder.untilKept();
  await staff.goTo('/record_contact_moment');
  await recorder.discard();
  staff.complaints.length = 0;
});

test('where the contact person was removed meanwhile the moment goes on with another one; where they were erased it says so [MOMENT-30, CONTACT-10, CONTACT-18]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const volunteer = await hireVolunteer(staff);
  const [visitor, another] = [await makeVisitor(staff), await makeVisitor(staff)];
  const recorder = new Recorder(page);
  const token = await staff.startSession('admin');
  let isCutOff = true;
  await page.route('**/api/v2', (route) =>
    isCutOff && route.request().postData()?.includes('saveContactMomentDraft') ? route.abort() : route.continue(),
  );
  await staff.openAs(volunteer, '/');
  await recorder.begin(visitor, 'Bezoek');
  await recorder.transcript.fill('Zij vertelt.');
  await expect(recorder.bar).toContainText('Nog niet op de server');
  await staff.call('removeContactPerson', { token, id: visitor.id });
  isCutOff = false;
  await recorder.transcript.fill('Zij vertelt. Over Poperinge.');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(`De contactpersoon Griet ${visitor.lastName} bestaat niet meer.`);
  expect(await staff.violations()).toEqual([]);
  await alert.getByLabel('Andere contactpersoon').fill(another.lastName);
  await page.getByRole('option', { name: another.lastName }).click();
  await expect(alert).toBeHidden();
  await recorder.untilKept();
  await expect(recorder.transcript).toHaveValue('Zij vertelt. Over Poperinge.');
  await expect(recorder.bar).toContainText(another.lastName);
  await recorder.finish();
  await expect(page).toHaveURL(`/contact_persons/${another.id}`);
  expect(await momentsWith(staff, another)).toMatchObject([{ transcript: 'Zij vertelt. Over Poperinge.' }]);

  await recorder.begin(another, 'Telefoon');
  await recorder.transcript.fill('Zij belt.');
  await recorder.untilKept();
  const confirmation = `Griet ${another.lastName}`;
  await staff.call('erasePersonalData', { token, contactPersonId: another.id, confirmation });
  await recorder.transcript.fill('Zij belt. Over vroeger.');
  await expect(alert).toContainText(`De gegevens van Griet ${another.lastName} zijn gewist.`);
  await expect(page.getByRole('button', { name: 'Tekst kopiëren' })).toBeHidden();
  expect(await staff.violations()).toEqual([]);
  await recorder.discard();
  await expect(page).toHaveURL('/contact_persons');
  await expect(recorder.bar).toBeHidden();
  staff.complaints.length = 0;
});
