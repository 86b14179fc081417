import { readFile } from 'node:fs/promises';
import { codesInImage, printPdf } from '../../../harness/readCodes.ts';
import { onlyWide } from '../../screenTags.ts';
import { newName } from '../newName.ts';
import { expect, test } from '../staffApp.ts';
import { Stories } from './Stories.ts';

const languages = [
  ['Nederlands', 'NL'],
  ['English', 'EN'],
  ['Français', 'FR'],
  ['Deutsch', 'DE'],
] as const;

test('a story is written in four languages for adults and children, with five photos, stopped by every rule, linked, looked at, published twice, read on a phone and taken back [STORY-07, STORY-08, STORY-09, STORY-10, STORY-11, STORY-17, STORY-22, STORY-24, STORY-25, STORY-27, STORY-28, STORY-29, STORY-42, STORY-45, STORY-46, STORY-48, STORY-50, STORY-51, STORY-54, STORY-55, STORY-57, STORY-58, STORY-61, STORY-62, PHOTO-01, PHOTO-02, PHOTO-04, UPLOAD-12, PERSON-32, PERSON-33, ROUTE-41, ROUTE-42]', {
  tag: onlyWide,
}, async ({ staff, page, browser, baseURL }) => {
  test.setTimeout(240_000);
  const token = await staff.openAs('revisor', '/persons');
  const stories = new Stories(page, staff);
  const name = newName();
  const who = `Odiel ${name}`;
  const { person } = await stories.makePerson(token, name);
  const number = 100 + Math.floor(Math.random() * 800);
  const key = `Sleutel ${name}`;
  const keyLocation = await staff.call<{ id: string }>('createKeyLocation', {
    token,
    keyLocation: { name: key, number, year: 2017, position: { lat: 50.852, lon: 2.891 } },
  });

  // From the person's record; the place comes from an event, without which nothing is saved.
  await staff.open(`/persons/${person}?tab=stories`);
  await page.getByRole('link', { name: 'Verhaal schrijven' }).click();
  await expect(staff.heading).toHaveText(`Nieuw verhaal van ${who}`);
  await stories.openTab('Foto’s');
  await expect(page.getByText('Bewaar eerst het verhaal')).toBeVisible();
  await stories.save();
  const source = page.getByRole('combobox', { name: /^Gebeurtenis/ });
  await expect(source).toBeFocused();
  await expect(stories.tab('Persoon')).toContainText('1 fout');
  await expect(page.getByText('Het verhaal is niet bewaard.')).toBeVisible();
  await expect(stories.field('Geboortejaar')).toHaveValue('1893');
  await source.click();
  await page.getByRole('option', { name: /^Werk \(\?\/\?\/1912\), Ieper/ }).click();
  await expect(stories.field('Gemeente')).toHaveValue('Ieper');
  await stories.save();
  await stories.isSaved(who);
  await expect(page).toHaveURL(/\/personstories\/[0-9a-f-]{36}\/edit\?/);
  const id = /personstories\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

  // Everything that is missing is told at once; the first of it is marked and has the focus.
  await stories.field('Voornaam').fill('');
  await stories.field('Familienaam').fill('');
  await stories.publish('In het museum publiceren');
  await expect(stories.field('Voornaam')).toBeFocused();
  await expect(stories.problems.filter({ hasText: 'Voornaam: ' })).toHaveCount(1);
  await expect(stories.problems.filter({ hasText: 'Streek: Vul dit veld in' })).toHaveCount(1);
  await expect(stories.problems.filter({ hasText: 'Status: De tekst moet af zijn' })).toHaveCount(1);
  await expect(stories.problems.filter({ hasText: 'Profielfoto: Een keuze is verplicht' })).toHaveCount(1);
  await expect(page.getByText('Het verhaal is niet gepubliceerd.')).toBeVisible();
  await stories.field('Voornaam').fill('Odiel');
  await stories.field('Familienaam').fill(name);
  await stories.field('Streek').fill('West-Vlaanderen');

  // Texts: Dutch first, and never longer than a screen takes.
  await stories.openTab('Teksten');
  await page
    .getByRole('radiogroup', { name: /kinderen/ })
    .getByRole('radio', { name: 'ja' })
    .check();
  await stories.openTab('English');
  await expect(page.getByText('Eerst het Nederlands').first()).toBeVisible();
  await expect(stories.field('Deel 1 · EN')).toHaveAttribute('readonly');
  await stories.openTab('Nederlands');
  await stories.status('Status · NL', 'Afgewerkt').check();
  await stories.save();
  await expect(stories.tab('Nederlands')).toContainText('1 fout');
  await expect(page.getByText('Deze status is hier niet mogelijk')).toBeVisible();
  await stories.field('Deel 1 · NL').fill('x'.repeat(1100));
  await expect(stories.field('Deel 1 · NL')).toHaveValue('x'.repeat(1000));
  await expect(page.getByText('1000/1000')).toBeVisible();
  for (const [language, code] of languages) {
    await stories.openTab(language);
    await stories.field(`Deel 1 · ${code}`).fill(`${language}: Odiel smeedde hoefijzers.`);
    await stories.field(`Deel 2 · ${code}`).fill(`${language}: Hij kwam niet terug.`);
    await stories.field(`Kinderverhaal, deel 1 · ${code}`).fill(`${language}: Odiel was smid.`);
    await stories.field(`Kinderverhaal, deel 2 · ${code}`).fill(`${language}: Hij bleef weg.`);
    await stories.status(`Status · ${code}`, 'Afgewerkt').check();
    await stories.status(`Status van het kinderverhaal · ${code}`, 'Afgewerkt').check();
  }
  await stories.save();
  await stories.isSaved(who);

  // Five photos, of which nothing is known yet: their rights keep the story back.
  await stories.openTab('Foto’s');
  await stories.upload('Profielfoto', 'odiel.jpg', 'portrait');
  await expect(stories.photo('odiel.jpg')).toBeVisible({ timeout: 20_000 });
  for (const photo of ['smidse.jpg', 'weg.jpg', 'toren.jpg']) {
    await stories.upload('Extra foto’s', photo, 'landscape');
    await expect(stories.photo(photo)).toBeVisible({ timeout: 20_000 });
  }
  await stories.upload('Kaart', 'kaart.jpg', 'map');
  await expect(stories.photo('kaart.jpg')).toBeVisible({ timeout: 20_000 });
  await stories.publish('In het museum publiceren');
  await expect(stories.problems).toHaveCount(3);
  await expect(stories.problems.first()).toContainText('Van een foto zijn de rechten nog niet bekend');
  await stories.allow('odiel.jpg');
  await stories.allowOthers(['smidse.jpg', 'weg.jpg', 'toren.jpg', 'kaart.jpg']);
  await page.getByRole('button', { name: 'odiel.jpg uitsnijden en beschrijven' }).click();
  const crop = page.getByRole('dialog', { name: 'odiel.jpg uitsnijden en beschrijven' });
  for (let notch = 0; notch < 8; notch++) await crop.getByRole('button', { name: 'Dichterbij' }).click();
  await expect(crop.getByText('kleiner dan de helft')).toBeVisible();
  await crop.getByRole('button', { name: 'Foto bewaren' }).click();
  await expect(crop.getByText('De uitsnede is te klein')).toBeVisible();
  for (let notch = 0; notch < 6; notch++) await crop.getByRole('button', { name: 'Verder weg' }).click();
  await expect(crop.getByText('minder pixels')).toBeVisible();
  await crop.getByRole('radio', { name: 'Rond' }).check();
  await crop.getByLabel('Zwart-wit').check();
  await crop.getByRole('textbox', { name: 'Wat op de foto te zien is' }).fill('Een smid voor zijn deur.');
  await crop.getByRole('button', { name: 'Foto bewaren' }).click();
  await expect(crop).toBeHidden();
  await expect(stories.photo('odiel.jpg').getByRole('img', { name: 'Een smid voor zijn deur.' })).toBeVisible();

  // The editor reads the story again after a photo was saved.
  await page.waitForLoadState('networkidle');
  // A key story needs its key.
  await stories.publish('Als sleutelverhaal publiceren');
  await expect(stories.tab('Sleutelverhaal')).toContainText('1 fout');
  const location = page.getByRole('textbox', { name: 'Sleutellocatie' });
  await expect(location).toBeFocused();
  await location.fill(key);
  await page.getByRole('option', { name: key }).click();
  const day = page.getByRole('group', { name: 'Sleuteldatum' });
  await day.getByLabel('Dag').fill('31021917');
  await stories.save();
  await expect(stories.tab('Sleutelverhaal')).toContainText('1 fout');
  await day.getByLabel('Maand').fill('07');
  for (const contact of ['Godelieve', 'Luc', 'An']) {
    await page.getByLabel('Contactpersoon toevoegen').fill(contact);
    await page.getByRole('option', { name: `${contact} Vandamme` }).click();
  }
  await expect(page.getByLabel('Contactpersoon toevoegen')).toHaveCount(0);
  await page.getByLabel('Titel of band van Luc Vandamme').fill('kleinzoon');
  await page.getByRole('checkbox', { name: 'Certificaat maken' }).check();
  await stories.save();
  await stories.isSaved(who);
  const certificate = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Certificaat downloaden' }).click();
  const [printed, ...more] = await printPdf(await readFile(await (await certificate).path()));
  expect(more).toEqual([]);
  for (const words of [who, key, 'Luc Vandamme', 'kleinzoon']) expect(printed?.text).toContain(words);

  // Without a published linked story it asks; with one that has no children's story it refuses.
  await stories.publish('In het museum publiceren');
  const question = page.getByRole('dialog', { name: `Het verhaal van ${who} toch publiceren?` });
  await expect(question).toContainText('minstens één gepubliceerd verhaal');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await stories.openTab('Koppelingen');
  for (const part of ['Zelf gekoppeld', 'Vanzelf gekoppeld']) {
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Verhaal koppelen' }).click();
  const links = page.getByRole('dialog', { name: 'Verhaal koppelen' });
  for (const linked of ['Remi Callens', 'Emma Rosseel']) {
    await links.getByLabel('Zoek een verhaal op naam').fill(linked);
    await links.getByRole('button', { name: `Het verhaal van ${linked} koppelen` }).click();
  }
  await links.getByRole('button', { name: 'Klaar' }).click();
  await stories.publish('In het museum publiceren');
  await expect(stories.problems).toHaveText([/Koppelingen.*moet een kinderverhaal hebben/]);
  await page.getByRole('button', { name: 'Koppeling met Remi Callens verwijderen' }).click();
  await stories.save();
  await stories.isSaved(who);

  // Looked at as visitors will, before they do.
  await stories.openTab('Overzicht');
  await expect(page.locator('[data-target=museum]')).toContainText('Klaar om te publiceren');
  const facts = page.locator('.form-section').filter({ has: page.getByRole('heading', { name: 'Gegevens' }) });
  for (const fact of [who, 'Ieper, West-Vlaanderen', 'Emma Rosseel', key, '31/7/1917']) {
    await expect(facts).toContainText(fact);
  }
  await page.getByRole('button', { name: 'Museumpagina bekijken' }).click();
  const preview = page.getByRole('dialog', { name: 'Museumpagina bekijken' });
  await expect(preview.getByRole('img', { name: 'QR-code van de voorvertoning' })).toBeVisible();
  for (const size of ['Kiosk staand', 'Telefoon']) {
    await preview.getByText(size, { exact: true }).click();
    await expect(preview.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(who);
  }
  await page.keyboard.press('Escape');

  await stories.publish('In het museum publiceren');
  await expect(
    page.getByText(`Het verhaal van ${who} is gepubliceerd in het museum, op de kiosken 1, 2, 3 en 4`),
  ).toBeVisible();
  // By keyboard: nothing is left to publish then, and the focus goes to what takes it back.
  await page.getByRole('button', { name: 'Publiceren', exact: true }).focus();
  await page.keyboard.press('Enter');
  // A key that is pressed while the menu still opens goes to the button.
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Als sleutelverhaal publiceren' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Het verhaal van ${who} is gepubliceerd: Sleutelverhaal`)).toBeVisible();
  const takeBack = page.getByRole('button', { name: 'Publicatie intrekken' });
  await expect(takeBack).toBeFocused();
  await expect(page.getByText('kan alleen worden gelezen')).toBeVisible();
  await stories.openTab('Persoon');
  await expect(stories.field('Voornaam')).toHaveAttribute('readonly');
  for (const verb of ['Bewaren', 'Annuleren']) {
    await expect(page.getByRole('button', { name: verb, exact: true })).toHaveCount(0);
  }
  const version = (await staff.call<{ version: number }>('getPersonStory', { token, id })).version;
  await expect(staff.call('removePersonStory', { token, id, version })).rejects.toThrow('STORY_PUBLISHED');

  // A phone opens the code of the printed sheet at the key, reads the story there, and prints its page with a code.
  await stories.openTab('Overzicht');
  await expect(page.getByRole('link', { name: /\/s\/[0-9A-Z]{6}$/ })).toHaveCount(2);
  const { sheet } = await staff.call<{ sheet: string }>('getKeyLocationQr', { token, ids: [keyLocation.id] });
  const [panel] = await printPdf(await (await page.request.get(sheet)).body());
  expect(panel?.text).toContain(key);
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    locale: 'fr-BE',
    hasTouch: true,
  });
  const reader = await phone.newPage();
  const open = (code: string | undefined) => reader.goto(`${baseURL}${new URL(code ?? '').pathname}`);
  await open(panel?.codes[0]?.text);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(key);
  await reader.getByRole('link', { name: new RegExp(who) }).click();
  await expect(reader).toHaveURL(new RegExp(`/public/remembrancekey/${id}`));
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(who);
  await expect(reader.getByText('Français: Odiel smeedde hoefijzers.')).toBeVisible();
  await reader.getByRole('link', { name: 'Pour enfants' }).click();
  await expect(reader.getByText('Français: Odiel was smid.')).toBeVisible();
  await reader.getByRole('link', { name: 'Pour adultes' }).click();
  await expect(reader.getByText('Français: Odiel smeedde hoefijzers.')).toBeVisible();
  await reader.emulateMedia({ media: 'print' });
  const [code] = await codesInImage(await reader.locator('.printed-code svg').screenshot({ scale: 'device' }));
  expect(code?.text).toMatch(/\/s\/[0-9A-Z]{6}$/);
  await reader.emulateMedia({ media: null });
  await open(code?.text);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(who);
  // The question names where visitors lose it, and the notice publishes it again where it was.
  const withdrawal = page.getByRole('dialog', { name: `Verhaal van ${who} van de publicatie halen?` });
  const gone = page.getByText(`Het verhaal van ${who} is niet meer gepubliceerd`);
  await takeBack.focus();
  await page.keyboard.press('Enter');
  await expect(withdrawal).toContainText('de kiosken 1, 2, 3 en 4');
  await expect(withdrawal).toContainText('Sleutelverhaal');
  await withdrawal.getByRole('button', { name: 'Publicatie intrekken' }).click();
  await expect(gone).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect
    .poll(async () => (await staff.call<{ targets: string[] }>('getPersonStory', { token, id })).targets.length)
    .toBe(2);
  await takeBack.click();
  await withdrawal.getByRole('button', { name: 'Publicatie intrekken' }).click();
  await expect(page.getByText('kan alleen worden gelezen')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Publiceren', exact: true })).toBeFocused();
  await stories.openTab('Persoon');
  await expect(stories.field('Voornaam')).not.toHaveAttribute('readonly');
  expect((await open(code?.text))?.status()).toBe(410);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ce récit n’est plus accessible');
  expect((await reader.goto(`${baseURL}/public/personstories/${id}`))?.status()).toBe(410);
  await expect(reader.getByText('Français: Odiel smeedde hoefijzers.')).toHaveCount(0);
  await phone.close();

  // One story a person: the record leads to it, and so does the address of a new one.
  await staff.open(`/personstories/${person}/create`);
  await expect(page).toHaveURL(new RegExp(`/personstories/${id}/edit`));
  await staff.open(`/persons/${person}?tab=stories`);
  const edit = page.getByRole('tabpanel').getByRole('link', { name: 'bewerken' });
  await expect(edit).toHaveAttribute('href', new RegExp(`^/personstories/${id}/edit\\?via=`));
  await expect(page.getByRole('link', { name: 'Verhaal schrijven' })).toHaveCount(0);
});
