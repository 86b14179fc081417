import type { Locator, Page } from '@playwright/test';
import { drawPicture } from '../../drawPicture.ts';
import { onlyWide } from '../../screenTags.ts';
import { newName } from '../newName.ts';
import { expect, test } from '../staffApp.ts';
import { Stories } from './Stories.ts';

/** Presses Tab until something has the focus; nothing on the staff's pages is as many stops away. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 120; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Types into a picker and chooses the first that is found. */
async function choose(page: Page, picker: Locator, text: string, option: string): Promise<void> {
  await page.keyboard.type(text);
  await expect(picker).toHaveValue(text);
  await expect(page.getByRole('option').first()).toContainText(option);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('a story is written, illustrated and put forward by keyboard alone, and the focus is never lost [A2, S2, S8]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  test.setTimeout(180_000);
  const token = await staff.openAs('revisor', '/persons');
  const stories = new Stories(page, staff);
  const name = newName();
  const { person } = await stories.makePerson(token, name);
  const button = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true });
  const main = page.getByRole('main');

  await staff.open(`/persons/${person}?tab=stories`);
  await press(page, page.getByRole('link', { name: 'Verhaal schrijven' }));
  await expect(staff.heading).toHaveText(`Nieuw verhaal van Odiel ${name}`);
  await expect(page.locator('form :focus')).toHaveCount(1);
  const event = page.getByRole('combobox', { name: /^Gebeurtenis/ });
  await tabTo(page, event);
  await expect(event).toHaveCSS('outline-width', '2px');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: /Ieper/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(stories.field('Gemeente')).toHaveValue('Ieper');
  await expect(event).toBeFocused();
  await tabTo(page, stories.field('Streek'));
  await page.keyboard.type('Westhoek');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/personstories\/[0-9a-f-]{36}\/edit/);
  await expect(stories.field('Gemeente')).toBeEditable();

  await tabTo(page, stories.tab('Persoon'));
  for (const part of ['Teksten', 'Foto’s']) {
    await page.keyboard.press('ArrowRight');
    await expect(stories.tab(part)).toBeFocused();
    await expect(stories.tab(part)).toHaveAttribute('aria-selected', 'true');
  }
  const choosing = page.waitForEvent('filechooser');
  await press(page, stories.slot('Extra foto’s').getByRole('button', { name: 'Bestanden kiezen' }));
  const buffer = await drawPicture('landscape');
  const files = ['een.jpg', 'twee.jpg', 'drie.jpg'].map((file) => ({ name: file, mimeType: 'image/jpeg', buffer }));
  await (await choosing).setFiles(files);
  for (const file of files) await expect(stories.photo(file.name)).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: 'is toegevoegd' })).toHaveCount(1);

  const back = button('een.jpg naar achteren');
  await tabTo(page, back);
  for (const place of [2, 3]) {
    await page.keyboard.press('Enter');
    await expect(main.getByRole('status').filter({ hasText: `een.jpg staat nu op plaats ${place} van 3` })).toHaveCount(
      1,
    );
    await expect(back).toBeFocused();
  }
  const rights = button('Rechten van een.jpg');
  await press(page, rights);
  await expect(page.getByRole('dialog', { name: /een\.jpg$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rights).toBeFocused();
  await press(page, button('een.jpg verwijderen'));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(stories.photo('een.jpg')).toHaveCount(0);
  await expect(stories.photo('drie.jpg').locator(':focus')).toHaveCount(1);

  const save = button('Bewaren');
  await press(page, save);
  await stories.isSaved(`Odiel ${name}`);
  await expect(save).toBeFocused();
  await press(page, button('Publiceren'));
  // A key that is pressed while the menu still opens goes to the button.
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'In het museum publiceren' })).toBeFocused();
  await page.keyboard.press('Enter');
  const problem = stories.problems.filter({ hasText: 'Profielfoto' });
  await expect(problem).toBeVisible();
  await expect(stories.field('Deel 1 · NL')).toBeFocused();
  await press(page, problem.getByRole('button'));
  await expect(stories.slot('Profielfoto')).toBeFocused();
  const history = page.getByRole('link', { name: 'Geschiedenis' });
  await press(page, history);
  await expect(page.getByRole('dialog', { name: /^Geschiedenis/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history).toBeFocused();
});

test('whom and what a story names is chosen and removed by keyboard alone, and the focus stays where the work is [A2, S2, QUICK-03]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  test.setTimeout(180_000);
  const token = await staff.openAs('revisor', '/persons');
  const stories = new Stories(page, staff);
  const { id } = await stories.make(token, newName());
  const button = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true });
  await staff.open(`/personstories/${id}/edit`);
  await tabTo(page, stories.tab('Persoon'));
  const parts = ['Persoon', 'Teksten', 'Foto’s', 'Kenmerken', 'Sleutelverhaal', 'Koppelingen'];
  let at = 0;
  const goTo = async (wanted: string) => {
    await stories.tab(parts[at] as string).focus();
    const step = parts.indexOf(wanted) < at ? -1 : 1;
    while (parts[at] !== wanted) {
      at += step;
      await page.keyboard.press(step < 0 ? 'ArrowLeft' : 'ArrowRight');
      await expect(stories.tab(parts[at] as string)).toHaveAttribute('aria-selected', 'true');
    }
  };

  await goTo('Sleutelverhaal');
  const location = page.getByRole('textbox', { name: 'Sleutellocatie' });
  await tabTo(page, location);
  await choose(page, location, 'Menen', '4 · Menenpoort');
  const chosen = page.getByRole('group', { name: 'Sleutellocatie' });
  await expect(chosen).toBeFocused();
  await press(page, chosen.getByRole('button', { name: '4 · Menenpoort weghalen' }));
  await expect(location).toBeFocused();

  const contact = page.getByRole('textbox', { name: 'Contactpersoon toevoegen' });
  await tabTo(page, contact);
  for (const name of ['Godelieve', 'Luc']) {
    await choose(page, contact, `${name} Vandamme`, `${name} Vandamme`);
    await expect(contact).toHaveValue('');
    await expect(contact).toBeFocused();
  }
  await choose(page, contact, 'An Vandamme', 'An Vandamme');
  await expect(contact).toHaveCount(0);
  const bond = (name: string) => page.getByLabel(`Titel of band van ${name} Vandamme`);
  await expect(bond('An')).toBeFocused();
  await press(page, button('An Vandamme weghalen'));
  await expect(contact).toBeVisible();
  await expect(contact).toBeFocused();

  await goTo('Koppelingen');
  const add = button('Verhaal koppelen');
  await press(page, add);
  const dialog = page.getByRole('dialog', { name: 'Verhaal koppelen' });
  await expect(dialog.getByLabel('Zoek een verhaal op naam')).toBeFocused();
  await page.keyboard.type('Emma Rosseel');
  const link = dialog.getByRole('button', { name: 'Het verhaal van Emma Rosseel koppelen' });
  await press(page, link);
  await expect(dialog.getByRole('button', { name: 'Gekoppeld' })).toBeFocused();
  await press(page, dialog.getByRole('button', { name: 'Klaar' }));
  await expect(add).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button('Koppeling met Emma Rosseel verwijderen')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Zelf gekoppeld' })).toBeFocused();

  await goTo('Foto’s');
  const choosing = page.waitForEvent('filechooser');
  await press(page, stories.slot('Kaart').getByRole('button', { name: 'Bestanden kiezen' }));
  const notes = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('Geen foto.') };
  await (await choosing).setFiles([notes, { ...notes, name: 'nog.txt' }]);
  const refused = stories.slot('Kaart').getByRole('listitem');
  await expect(refused).toHaveCount(1);
  await press(page, refused.getByRole('button', { name: /nota\.txt/ }));
  await expect(refused).toHaveCount(0);
  await expect(stories.slot('Kaart')).toBeFocused();
});
