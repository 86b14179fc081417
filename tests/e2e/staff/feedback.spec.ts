import sharp from 'sharp';
import { onlyWide } from '../screenTags.ts';
import { actOn } from './lists.ts';
import { expect, test } from './staffApp.ts';

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#7a6a4f' } })
    .jpeg()
    .toBuffer(),
});
const executable = {
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from('MZ\x90\0\x03\0', 'latin1'), Buffer.alloc(4000)]),
};

test('a visitor corrects a birthday and sends a photo from the public page; an editor sees both beside the record, takes the message on, asks by a template, takes the day over and answers [FEEDBACK-01, FEEDBACK-02, FEEDBACK-05, FEEDBACK-10, FEEDBACK-13, PERSON-63, PUBLIC-17, beyond 25]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.startSession('admin');
  const person = await staff.call<{ id: string }>('createPerson', {
    token,
    person: { surname: 'Leonie', familyname: `Verbeke ${Date.now()}`, victim_type: 'civilian', born_year: 1890 },
  });
  await page.goto(`/publicsearch/person/_id=${person.id}?lang=nl`);
  await page.getByRole('button', { name: 'Iets verbeteren of aanvullen' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Een gegeven verbeteren' }).click();
  await form.getByLabel('Welk gegeven?').selectOption({ label: 'Geboren' });
  await expect(form.getByText('Nu staat er: ?/?/1890')).toBeVisible();
  await form.getByLabel('Wat moet het zijn?').fill('31/2/1891');
  await form.getByLabel('E-mailadres').fill('leonie@example.org');
  // The way out stays in reach however far down somebody is, and what was typed waits for the next opening.
  const wayOut = form.getByRole('button', { name: 'Sluiten' }).first();
  await expect(wayOut).toBeInViewport({ ratio: 1 });
  await wayOut.click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Iets verbeteren of aanvullen' }).click();
  await expect(form.getByLabel('E-mailadres')).toHaveValue('leonie@example.org');
  const chooser = form.locator('input[type="file"]');
  await chooser.setInputFiles([await photo('👩‍👧 سليم.jpg'), executable]);
  await expect(form.getByText('Invalid file type.')).toBeVisible();
  await expect(form.getByRole('button', { name: '👩‍👧 سليم.jpg verwijderen' })).toBeVisible();
  staff.complaints.length = 0; // the browser reports the refused file
  expect(await staff.violations()).toEqual([]);

  // A day that cannot be is refused beside its field, and nothing typed is lost.
  await form.getByRole('button', { name: 'Versturen', exact: true }).click();
  await expect(form.getByLabel('Wat moet het zijn?')).toBeFocused();
  await form.getByLabel('Wat moet het zijn?').fill('3/2/1891');
  await form.getByRole('button', { name: 'Versturen', exact: true }).click();
  await expect(form.getByText('Bedankt, uw bericht is verzonden')).toBeVisible();
  const reference = /([2-9A-Z]{4}-[2-9A-Z]{4})/.exec(await form.innerText())?.[1] ?? '';

  await staff.openAs('normal', '/persons');
  await page.getByRole('link', { name: /^[1-9]\d* bericht(en)? van (een bezoeker|bezoekers)$/ }).click();
  await expect(staff.heading).toHaveText('Reacties op personen');
  const card = page.locator('.feedback-card').filter({ hasText: reference });
  await expect(card.getByRole('link', { name: /Leonie Verbeke/ })).toBeVisible();
  const picture = card.getByRole('img', { name: /\.jpg$/ });
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  const row = card.getByRole('row', { name: /Geboren/ });
  await expect(row).toContainText('?/?/1890');
  await expect(row).toContainText('3/2/1891');
  expect(await staff.violations()).toEqual([]);
  await row.getByRole('button', { name: /overnemen/i }).click();
  await expect(row).toContainText('Overgenomen');
  expect(await staff.call('getPerson', { token, id: person.id })).toMatchObject({
    born_day: 3,
    born_month: 2,
    born_year: 1891,
  });

  // Who takes it on finds it among her own; the question begins with a template and stays at the message.
  await card.getByRole('button', { name: 'Ik neem dit' }).click();
  await expect(page.getByText(`Bericht ${reference} is nu voor`)).toBeVisible();
  await page.getByText('Van niemand', { exact: true }).click();
  await expect(card).toHaveCount(0);
  await page.getByText('Van mij', { exact: true }).click();
  await card.getByRole('button', { name: 'Antwoorden…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Begin met een antwoordtekst' }).click();
  await page.getByRole('option', { name: 'Bron gevraagd' }).click();
  await expect(dialog.getByLabel('Antwoord', { exact: true })).toHaveValue(
    new RegExp(`${reference} van .*Leonie Verbeke`),
  );
  expect(await staff.violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await expect(card.getByRole('region', { name: /Verzonden antwoorden/ })).toContainText('welk archief');

  await card.getByRole('button', { name: 'Bekeken…' }).click();
  await expect(dialog.getByRole('radio', { name: 'Overgenomen', exact: true })).toBeChecked();
  await dialog.getByLabel('Antwoord aan de afzender').fill('Met dank.');
  expect(await staff.violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Als bekeken markeren' }).click();
  await expect(card).toHaveCount(0);
  await page.getByText('Bekeken', { exact: true }).click();
  await expect(card).toContainText('Met dank.');
  await card.getByRole('button', { name: 'Terug naar ingediend' }).click();
  await expect(card).toHaveCount(0);
  await page.getByText('Ingediend', { exact: true }).click();
  await expect(card).toBeVisible();
});

// Without a photo: the inbox is every test's, and one that just opened it would miss the picture.
test('an administrator removes a message of a visitor for good [FEEDBACK-13]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.startSession('admin');
  const send = async (about: string) => {
    const description = `${about} ${Date.now()}`;
    const person = { surname: 'Irma', familyname: description, victim_type: 'civilian' };
    const { id: person_id } = await staff.call<{ id: string }>('createPerson', { token, person });
    const feedback = { person_id, email: 'irma@example.org', description, language: 'nl' };
    await staff.call('createPersonFeedback', { feedback });
    return page.locator('.feedback-card').filter({ hasText: description });
  };
  const advertisement = await send('Reclame');
  const kept = await send('Herinnering');
  await staff.openAs('admin', '/persons/feedback');
  await advertisement.getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(advertisement).toHaveCount(0);
  await page.reload();
  await expect(kept).toBeVisible();
  await expect(advertisement).toHaveCount(0);
});

test('a guest at the person page of the staff app has the same form; what was typed stays when it is closed [FEEDBACK-02, PERSON-21]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const token = await staff.startSession('admin');
  const { id } = await staff.call<{ id: string }>('createPerson', {
    token,
    person: { surname: 'Cyriel', familyname: 'Feys', victim_type: 'civilian' },
  });
  await staff.open(`/persons/${id}`);
  const open = page.getByRole('button', { name: 'Iets verbeteren of aanvullen' });
  await open.click();
  const message = page.getByRole('dialog').getByRole('textbox', { name: /^Uw bericht/ });
  await message.fill('Mijn grootvader.');
  expect(await staff.violations()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
  await open.click();
  await expect(message).toHaveValue('Mijn grootvader.');
});

test('an administrator writes a text that answers begin with; a name in braces that nothing fills is refused [ROUTE-11, beyond 25]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const name = `Dank ${Date.now()}`;
  await staff.openAs('admin', '/persons/feedback');
  await page.getByRole('link', { name: 'Antwoordteksten' }).click();
  await page.getByRole('link', { name: 'Antwoordtekst toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Naam' }).fill(name);
  const dutch = dialog.getByRole('textbox', { name: 'Nederlands' });
  await dutch.fill('Dank u, {naam}.');
  await expect(dialog.getByText('{naam} kan niet ingevuld worden')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(dutch).toBeFocused();
  expect(await staff.violations()).toEqual([]);
  await dutch.fill('Dank u voor bericht {reference}.');
  await dialog.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('Talen: Nederlands');
  expect(await staff.violations()).toEqual([]);
  await actOn(page, name, `${name} verwijderen`);
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(card).toHaveCount(0);
});
