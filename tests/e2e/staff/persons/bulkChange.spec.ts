import { onlyWide } from '../../screenTags.ts';
import { expect, test } from '../staffApp.ts';

test('all persons of a search change at once, as the preview said, and are put back by one undo', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await staff.openAs('normal', '/persons');
  const name = `Bulkman${Date.now()}`;
  for (const surname of ['An', 'Bea', 'Cel']) {
    await staff.call('createPerson', { token, person: { surname, familyname: name } });
  }
  await staff.goTo(`/persons/search?familyname=${name}&tab=results`);
  await page.getByRole('button', { name: 'Allen wijzigen…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Wat verandert er?' }).click();
  await page.getByRole('option', { name: 'Niet bij de namen van de dag: ja' }).click();
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('3 personen veranderen');
  await expect(dialog.getByRole('link', { name: `${name}, An` })).toBeVisible();
  expect(await staff.violations()).toEqual([]);
  await dialog.getByRole('button', { name: '3 personen wijzigen' }).click();
  await expect(status).toHaveText('3 personen gewijzigd');
  await expect(dialog.getByRole('heading', { name: /· Gedaan$/ })).toBeVisible();
  expect(await staff.violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(status).toContainText('3 personen teruggezet');
  await dialog.getByRole('button', { name: 'Iets anders wijzigen' }).click();
  await expect(dialog.getByRole('region', { name: 'Vroegere wijzigingen' })).toContainText('Ongedaan gemaakt');
});
