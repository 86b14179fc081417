import { onlyWide } from '../screenTags.ts';
import { List } from './lists.ts';
import { newName } from './newName.ts';
import { expect, test } from './staffApp.ts';

test('a project is made in a dialog, filled by a search, thinned out, and taken away once it is empty [PROJECT-01, PROJECT-02, PROJECT-03, PROJECT-04, PROJECT-05, PROJECT-10, PROJECT-11]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const title = `Tentoonstelling ${newName()}`;
  const list = new List(page);
  const dialog = page.getByRole('dialog');
  await staff.openAs('admin', '/projects');
  await page.getByRole('link', { name: 'Nieuw project' }).first().click();
  await dialog.getByRole('textbox', { name: 'Titel' }).fill(title);
  const day = (which: string, digits: string) =>
    dialog.getByRole('group', { name: which, exact: true }).getByLabel('Dag').pressSequentially(digits);
  await day('Van', '31072027');
  await day('Tot', '01022027');
  await dialog.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(dialog.getByRole('group', { name: 'Tot', exact: true })).toContainText('verkeerde volgorde');
  await dialog.getByRole('group', { name: 'Tot', exact: true }).getByLabel('Jaar').fill('2028');
  await dialog.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(staff.heading).toHaveText(title);
  await expect(page.getByText('31/7/2027 tot 1/2/2028')).toBeVisible();
  await expect(page.getByText('Bij dit project zijn nog geen personen opgenomen.')).toBeVisible();
  const address = page.url();

  // All persons of a search.
  await page.goto('/persons?text=Maria');
  const all = page.getByRole('button', { name: /aan een project toevoegen$/ });
  await expect(all).toBeVisible();
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  await all.click();
  await dialog.getByRole('textbox', { name: 'Project' }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await dialog.getByRole('button', { name: /toevoegen$/ }).click();
  await expect(page.getByText(new RegExp(`^${count} perso.* toegevoegd aan ${title}`))).toBeVisible();

  await page.goto(address);
  await expect(list.rows).toHaveCount(Math.min(count, 10));
  await page.getByRole('tab', { name: 'Cijfers' }).click();
  await expect(page.locator('.project-figures dd').first()).toHaveText(String(count));
  await page.getByRole('tab', { name: /^Personen/ }).click();
  // Who would go is named first, and nobody goes who was not meant.
  await page
    .getByRole('button', { name: /uit het project halen$/ })
    .filter({ hasText: 'Alle' })
    .click();
  await expect(dialog.getByRole('listitem')).toHaveCount(Math.min(count, 10));
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(list.rows).toHaveCount(Math.min(count, 10));
  await page
    .getByRole('button', { name: /uit het project halen$/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Uit het project halen' }).click();
  await expect(page.getByText('Bij dit project zijn nog geen personen opgenomen.')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(list.rows).toHaveCount(Math.min(count, 10));

  // With somebody in it, it stays.
  const remove = async () => {
    await page.goto(`/projects?text=${encodeURIComponent(title)}`);
    await list.act(title, `${title} verwijderen`);
    await dialog.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  };
  await remove();
  await expect(page.getByText('Dit heeft nog inhoud en kan niet worden verwijderd')).toBeVisible();
  await page.goto(address);
  await page
    .getByRole('button', { name: /uit het project halen$/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Uit het project halen' }).click();
  await expect(page.getByText('Bij dit project zijn nog geen personen opgenomen.')).toBeVisible();
  await remove();
  await expect(page.getByText(`${title} is verwijderd`)).toBeVisible();
});
