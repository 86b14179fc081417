import { onlyWide } from '../../screenTags.ts';
import { List } from '../lists.ts';
import { newName } from '../newName.ts';
import { expect, test } from '../staffApp.ts';

interface Made {
  readonly id: string;
}

test('a reviser enters a contact person, is shown a namesake while typing, mends it and removes it [CONTACT-02, CONTACT-03, CONTACT-07, CONTACT-08, CONTACT-09, CONTACT-11, CONTACT-13, CONTACT-15, CONTACT-16, CONTACT-17]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const lastName = newName();
  const list = new List(page);
  const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const save = page.getByRole('button', { name: 'Bewaren', exact: true });
  const token = await staff.openAs('revisor', '/contact_persons');
  const first = await staff.call<Made>('createContactPerson', {
    token,
    contactPerson: { firstName: 'Griet', lastName, email: 'griet@example.org' },
  });
  await page.getByRole('link', { name: 'Nieuwe contactpersoon' }).first().click();
  await expect(box('Voornaam')).toBeFocused();
  await box('Voornaam').fill('Gri');
  await box('Familienaam').fill(lastName);
  const similar = page.getByRole('region', { name: 'Is het een van deze contactpersonen?' });
  await expect(similar).toContainText('griet@example.org');
  await expect(similar.getByRole('link')).toHaveAttribute('href', `/contact_persons/${first.id}`);
  await box('Voornaam').fill('Karel');
  await expect(similar).toHaveCount(0);

  await box('E-mailadres').fill('karel');
  await box('Telefoon').fill('bel mij');
  await save.click();
  await expect(page.getByText('Het contact kon niet worden bewaard')).toBeVisible();
  await expect(box('E-mailadres')).toBeFocused();
  await expect(box('Telefoon')).toHaveAttribute('aria-invalid', 'true');
  await box('E-mailadres').fill('karel@example.org');
  await box('Telefoon').fill('+32 57 12.34/56');
  await box('Plaats').fill('Ieper');
  await page
    .getByRole('option', { name: /^Ieper/ })
    .first()
    .click();
  await save.click();
  await expect(staff.heading).toHaveText(`Karel ${lastName}`);
  await expect(page).toHaveURL(/\/contact_persons\/[0-9a-f-]{36}$/);
  await expect(save).toHaveAttribute('aria-disabled', 'true');

  // The list, in the order of first names turned round, says where everybody lives.
  await staff.open(`/contact_persons?text=${lastName}`);
  await list.sortBy('Voornaam');
  await expect(list.rows).toHaveCount(2);
  await expect(list.rows.nth(0)).toContainText('Griet');
  await expect(list.rows.nth(1)).toContainText('Ieper');
  await expect(list.rows.nth(1)).toContainText('karel@example.org');

  // Whoever leaves with something unsaved is asked.
  await list.rows.nth(1).getByRole('link').click();
  await box('Notities').fill('kleinzoon');
  await page.getByRole('button', { name: 'Annuleren', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await save.click();
  await expect(page.getByText(`Karel ${lastName} is bewaard`)).toBeVisible();
  // What was typed meanwhile goes with it: the question says so, and nobody is asked once more.
  await box('Notities').fill('kleinzoon van Elodie');
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Karel ${lastName} verwijderen?` });
  await expect(question).toContainText('Dit kan niet ongedaan worden gemaakt.');
  await expect(question).toContainText('Wat u hebt ingevuld en nog niet bewaard hebt, gaat mee verloren.');
  await question.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expect(page.getByText(`Karel ${lastName} is verwijderd`)).toBeVisible();
  await expect(staff.heading).toHaveText('Contactpersonen');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.toast[data-kind="error"]')).toHaveCount(0);
  await staff.open(`/contact_persons?text=${lastName}`);
  await expect(list.rows).toHaveCount(1);
});

test('an editor without the right to contact data gives a contact person in, and reads names alone afterwards [CONTACT-18, ROLE-18]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const lastName = newName();
  const list = new List(page);
  const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await staff.openAs('normal', '/contact_persons/create');
  await box('Voornaam').fill('Mieke');
  await box('Familienaam').fill(lastName);
  await box('Telefoon').fill('057 11 22 33');
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(staff.heading).toHaveText(`Mieke ${lastName}`);
  await expect(page.getByText('U ziet hier de naam en wanneer er contact was.')).toBeVisible();
  await expect(page.getByText('057 11 22 33')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);

  await staff.open(`/contact_persons?text=${lastName}`);
  await expect(list.row(lastName)).toHaveText(`${lastName}Mieke`);
  await expect(list.table.getByRole('columnheader')).toHaveText(['Familienaam', 'Voornaam']);
  await expect(page.getByText('U ziet hier alleen namen')).toBeVisible();
});
