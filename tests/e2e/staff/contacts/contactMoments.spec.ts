import { onlyWide } from '../../screenTags.ts';
import { List } from '../lists.ts';
import { newName } from '../newName.ts';
import { expect, test } from '../staffApp.ts';

interface Made {
  readonly id: string;
}

test('a reviser finds a contact moment, mends when it was and what came of it, and removes it [CONTACT-04, CONTACT-10, MOMENT-01, MOMENT-02, MOMENT-03, MOMENT-04, MOMENT-05, MOMENT-08, MOMENT-09, MOMENT-10, MOMENT-21, MOMENT-22, MOMENT-25]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const lastName = newName();
  const name = `Griet ${lastName}`;
  const list = new List(page);
  const box = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const save = page.getByRole('button', { name: 'Bewaren', exact: true });
  const question = page.getByRole('dialog');
  const token = await staff.openAs('revisor', '/contact_moments');
  const contactPerson = { firstName: 'Griet', lastName };
  const { id } = await staff.call<Made>('createContactPerson', { token, contactPerson });
  const event = { type: 'contact_moment', contactPersonId: id, contactMethod: 'visit', start: '2026-05-04 10:00' };
  await staff.call('createContactPersonEvent', {
    token,
    event: { ...event, transcript: 'Zij bracht **brieven** mee.' },
  });

  // A row leads to the person, its menu to the moment.
  await staff.open(`/contact_moments?text=${lastName}`);
  await expect(list.rows).toHaveCount(1);
  await expect(list.rows.first().getByRole('cell')).toHaveText(['', name, 'Bezoek', '0', '']);
  await list.rows.first().getByRole('rowheader').getByRole('link').click();
  await expect(staff.heading).toHaveText(name);
  await expect(page.getByRole('region', { name: 'Contactmomenten' }).getByRole('rowheader')).toHaveText(
    '2026-05-04 10:00',
  );

  // Somebody with whom there was contact stays.
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await question.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expect(page.getByText(`${name} kon niet worden verwijderd`)).toBeVisible();
  await expect(page.getByText('Dit wordt nog gebruikt door een contactmoment')).toBeVisible();

  await staff.open(`/contact_moments?text=${lastName}`);
  const called = `Contactmoment met ${name}, 2026-05-04 10:00`;
  await page.getByRole('link', { name: `${called} bewerken`, exact: true }).click();
  await expect(staff.heading).toHaveText(`Contactmoment met ${name}`);
  await box('Begin').fill('gisteren');
  await box('Einde').fill('4/5/2026 25:00');
  await save.click();
  await expect(page.getByText('Het begin is geen geldige datum en tijd')).toBeVisible();
  await expect(page.getByText('Het einde is geen geldige datum en tijd')).toBeVisible();
  await expect(box('Begin')).toBeFocused();
  await box('Begin').fill('4/5/2026 10:15');
  await box('Einde').fill('4/5/2026 9u00');
  await save.click();
  await expect(box('Begin')).toHaveValue('2026-05-04 10:15');
  await expect(box('Einde')).toHaveAttribute('aria-invalid', 'true');
  await box('Einde').fill('2026-05-04 11:00');

  // What was said, as it reads.
  await page.getByRole('button', { name: 'Voorbeeld', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Voorbeeld van Transcript' });
  await expect(preview.locator('strong')).toHaveText('brieven');
  await box('Transcript').press('End');
  await box('Transcript').pressSequentially(' <img src=x onerror="document.title=1"> Over ');
  await box('Transcript').press('Control+i');
  await box('Transcript').pressSequentially('haar oom');
  await expect(preview.locator('em')).toHaveText('haar oom');
  await expect(preview.locator('img')).toHaveCount(0);

  // What came of it: once is enough.
  const contributions = page.getByRole('region', { name: 'Bijdragen' });
  const contribute = async () => {
    await contributions.getByRole('textbox', { name: 'Persoon', exact: true }).fill('William McGee');
    await page
      .getByRole('option', { name: /^William McGee/ })
      .first()
      .click();
  };
  await contribute();
  await expect(contributions.getByRole('link', { name: /William McGee/ })).toHaveAttribute('href', /^\/persons\//);
  await contribute();
  await expect(page.getByText('Deze koppeling bestaat al')).toBeVisible();
  await expect(contributions.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Contactmethode' }).click();
  await page.getByRole('option', { name: 'Post' }).click();
  await save.click();
  await expect(page.getByText(/ is bewaard$/)).toBeVisible();
  await page.reload();
  await expect(box('Einde')).toHaveValue('2026-05-04 11:00');
  await expect(box('Transcript')).toHaveValue(/Over _haar oom_$/);
  await expect(contributions.getByRole('link', { name: /William McGee/ })).toBeVisible();

  // Leaving with something unsaved asks; a removal leads back to the person.
  await box('Transcript').press('End');
  await box('Transcript').pressSequentially('!');
  await page.getByRole('link', { name: 'Naar de contactpersoon' }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await save.click();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await question.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expect(staff.heading).toHaveText(name);
  await expect(page.getByText('nog geen contactmoment opgenomen')).toBeVisible();
});

test('who may not read contact data sees with whom and when, and not what was said [ROLE-18]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const lastName = newName();
  const list = new List(page);
  const token = await staff.startSession('revisor');
  const contactPerson = { firstName: 'Griet', lastName };
  const { id } = await staff.call<Made>('createContactPerson', { token, contactPerson });
  const event = { type: 'contact_moment', contactPersonId: id, contactMethod: 'phone', start: '2026-05-04 10:00' };
  await staff.call('createContactPersonEvent', { token, event: { ...event, transcript: 'Een geheim.' } });
  await staff.openAs('normal', `/contact_moments?text=${lastName}`);
  await expect(list.rows).toHaveCount(1);
  await expect(list.table.getByRole('columnheader')).toHaveText([
    'Begin',
    'Einde',
    'Contactpersoon',
    /^Contactmethode/,
  ]);
  await list.rows.first().getByRole('link').click();
  await expect(staff.heading).toHaveText(`Griet ${lastName}`);
  await page.getByRole('region', { name: 'Contactmomenten' }).getByRole('rowheader').getByRole('link').click();
  await expect(staff.heading).toHaveText(`Contactmoment met Griet ${lastName}`);
  await expect(page.getByText('Telefoon', { exact: true })).toBeVisible();
  await expect(page.getByText('Een geheim.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Bewaren' })).toHaveCount(0);
});
