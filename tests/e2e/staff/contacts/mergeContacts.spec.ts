import { onlyWide } from '../../screenTags.ts';
import { List } from '../lists.ts';
import { newName } from '../newName.ts';
import { expect, type StaffApp, test } from '../staffApp.ts';

interface Made {
  readonly id: string;
}

/** Two contact persons of one mail address, and a moment of the second. */
async function twice(staff: StaffApp, token: string, lastName: string): Promise<readonly [Made, Made]> {
  const email = `${lastName}@museum.example`;
  const create = (contactPerson: object) => staff.call<Made>('createContactPerson', { token, contactPerson });
  const first = await create({ firstName: 'Griet', lastName, email, notes: 'Kleindochter.' });
  const second = await create({ firstName: lastName, lastName: 'Griet', email, phone: '057 12 34 56' });
  const event = {
    type: 'contact_moment',
    contactPersonId: second.id,
    contactMethod: 'visit',
    start: '2026-05-04 10:00',
  };
  await staff.call('createContactPersonEvent', { token, event: { ...event, transcript: 'Bracht foto’s.' } });
  return [first, second];
}

test('a reviser finds two who are one, merges them, arrives by the former address and takes it back', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const lastName = newName();
  const list = new List(page);
  const token = await staff.openAs('revisor', '/contact_persons');
  const [first, second] = await twice(staff, token, lastName);
  const sound = async (what: string) => expect(await staff.violations(), what).toEqual([]);

  await page.getByRole('link', { name: 'Mogelijke dubbels', exact: true }).click();
  await expect(staff.heading).toHaveText('Mogelijke dubbels van contactpersonen');
  await staff.open(`/contact_persons/doubles?text=${lastName}`);
  await expect(list.rows).toHaveCount(1);
  await expect(list.rows.first()).toContainText('zelfde naam, zelfde e-mailadres');
  await sound('the doubles');
  const pair = `Griet ${lastName} – ${lastName} Griet`;
  await list.act(pair, `Griet ${lastName} vergelijken met ${lastName} Griet`);
  const dialog = page.getByRole('dialog', { name: 'Contactpersonen samenvoegen' });
  await expect(dialog.getByRole('region', { name: 'Na de samenvoeging' })).toContainText('057 12 34 56');
  await expect(dialog).toContainText('Contactmomenten: 1');
  await dialog
    .getByRole('radiogroup', { name: 'Naam' })
    .getByRole('radio', { name: `${lastName} Griet` })
    .check();
  await expect(dialog.getByRole('region', { name: 'Na de samenvoeging' })).toContainText(`Griet ${lastName}`);
  await dialog
    .getByRole('radiogroup', { name: 'Naam' })
    .getByRole('radio', { name: `Griet ${lastName}` })
    .check();
  await sound('the comparison');
  await dialog.getByRole('textbox', { name: 'Waarom is dit hetzelfde?' }).fill('Zij belde zelf.');
  await dialog.getByRole('button', { name: 'Samenvoegen', exact: true }).click();
  await expect(page.getByText(`${lastName} Griet en Griet ${lastName} zijn samengevoegd`)).toBeVisible();
  await expect(list.rows).toHaveCount(0);

  await staff.open(`/contact_persons/${second.id}`);
  await expect(page).toHaveURL(new RegExp(`/contact_persons/${first.id}`));
  await expect(staff.heading).toHaveText(`Griet ${lastName}`);
  await expect(page.getByText('U bent doorgestuurd')).toBeVisible();
  const phone = page.getByRole('textbox', { name: 'Telefoon', exact: true });
  await expect(phone).toHaveValue('057 12 34 56');
  const merges = page.getByRole('region', { name: 'Samenvoegingen' });
  await expect(merges).toContainText('Reden: Zij belde zelf.');
  await sound('after the merge');
  await merges.getByRole('button', { name: /ongedaan maken/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ongedaan maken', exact: true }).click();
  // The form shows what the record is again, and saves it.
  await expect(phone).toHaveValue('');
  await page.getByRole('textbox', { name: 'Straat', exact: true }).fill('Kiekenmarkt');
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(page.getByText(`Griet ${lastName} is bewaard`)).toBeVisible();
  await staff.open(`/contact_persons/${second.id}`);
  await expect(staff.heading).toHaveText(`${lastName} Griet`);

  // Two that are not the same are proposed no more.
  await staff.open(`/contact_persons/doubles?text=${lastName}`);
  await list.act(pair, `Griet ${lastName} en ${lastName} Griet: niet hetzelfde`);
  await expect(list.rows).toHaveCount(0);
});

test('a reviser picks two in the list and merges them, and an editor without the right sees nothing of it', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const lastName = newName();
  const list = new List(page);
  const token = await staff.openAs('revisor', '/contact_persons');
  const [first, second] = await twice(staff, token, lastName);
  await staff.open(`/contact_persons?text=${lastName}`);
  await list.act(`Griet ${lastName}`, `Griet ${lastName} samenvoegen`);
  await expect(page.getByRole('status').getByText(`Griet ${lastName}`)).toBeVisible();
  await list.act(`${lastName} Griet`, `${lastName} Griet samenvoegen met Griet ${lastName}`);
  const dialog = page.getByRole('dialog', { name: 'Contactpersonen samenvoegen' });
  await dialog.getByRole('textbox', { name: 'Waarom is dit hetzelfde?' }).fill('Zelfde vrouw.');
  await dialog.getByRole('button', { name: 'Samenvoegen en openen' }).click();
  await expect(page).toHaveURL(new RegExp(`/contact_persons/${first.id}`));
  await expect(page.getByRole('region', { name: 'Samenvoegingen' })).toBeVisible();
  // The way back in the message finds the page behind it.
  await page.getByRole('button', { name: 'Ongedaan maken', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Telefoon', exact: true })).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Samenvoegingen' })).toContainText('Ongedaan gemaakt');
  await staff.call('mergeContactPersons', { token, idA: first.id, idB: second.id });

  const editor = await staff.startSession('normal');
  await page.evaluate((kept) => localStorage.setItem('token', kept), editor);
  await staff.open(`/contact_persons?text=${lastName}`);
  await expect(page.getByText(lastName).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mogelijke dubbels' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Acties voor/ })).toHaveCount(0);
  await staff.open('/contact_persons/doubles');
  await expect(page.getByText(lastName)).toHaveCount(0);
  await expect(staff.heading).not.toHaveText('Mogelijke dubbels van contactpersonen');
  // The former address leads on for whoever reads names alone.
  await staff.open(`/contact_persons/${second.id}`);
  await expect(staff.heading).toHaveText(`Griet ${lastName}`);
  await expect(page.getByRole('region', { name: 'Samenvoegingen' })).toHaveCount(0);
});
