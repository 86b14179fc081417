import { onlyWide } from '../../screenTags.ts';
import { List } from '../lists.ts';
import { newName } from '../newName.ts';
import { expect, test } from '../staffApp.ts';

test('a search is built, counted while it grows, said as a sentence, carried out and found again by its address [ADVSEARCH-01, ADVSEARCH-02, ADVSEARCH-03, ADVSEARCH-04, ADVSEARCH-26, ADVSEARCH-33, ADVSEARCH-36]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await staff.openAs('readonly', '/persons/search');
  const count = page.locator('.search-count');
  const totalOf = async () => Number(/^[\d.]+/.exec((await count.textContent()) ?? '')?.[0].replace('.', '') ?? NaN);
  await expect(count).toContainText('voldoen');
  const everybody = await totalOf();
  await expect(page.getByText('Alle personen in de kennisbank.')).toBeVisible();

  await page
    .getByRole('combobox', { name: 'Burger of militair' })
    .or(page.getByLabel('Burger of militair'))
    .first()
    .click();
  await page.getByRole('option', { name: 'Militair', exact: true }).click();
  await expect(page).toHaveURL(/victim_type=MILITARY/);
  await expect(count).toContainText('voldoen');
  await expect.poll(totalOf).toBeLessThan(everybody);
  const soldiers = await totalOf();

  await page.getByRole('button', { name: 'Overleden', exact: true }).click();
  const died = page.getByRole('region', { name: 'Overleden', exact: true });
  await died.getByRole('group', { name: 'Vanaf' }).getByLabel('Jaar').fill('1914');
  const place = died.getByRole('textbox', { name: 'Plaats', exact: true });
  await place.pressSequentially('Langem');
  await page
    .getByRole('option', { name: /^Langemark/ })
    .first()
    .click();
  await expect(died.getByRole('combobox', { name: 'Plaats: Vergelijking' })).toHaveValue('selected');
  await died.getByLabel('Plaats: Binnen (km)').fill('5');
  await expect(page).toHaveURL(/e1\.place\.radius=5/);
  await expect.poll(totalOf).toBeLessThan(soldiers);
  await expect(count).toContainText('persoon voldoet');
  const found = await totalOf();
  expect(found).toBeGreaterThan(0);
  await expect(page.locator('.search-question')).toHaveText(
    'Personen voor wie dit alles geldt: Burger of militair: Militair en Overleden (Vanaf: 1914; Plaats: Langemark, tot 5 km errond).',
  );
  expect(await staff.violations()).toEqual([]);

  await page.keyboard.press('Enter');
  const list = new List(page);
  await expect(page.getByRole('tab', { name: /^Resultaten/ })).toHaveAttribute('aria-selected', 'true');
  await expect(list.rows).toHaveCount(Math.min(found, 10));
  await expect(page.getByText('Personen voor wie dit alles geldt')).toBeVisible();
  expect(await staff.violations()).toEqual([]);
  const address = page.url();
  const name = await list.rows.first().getByRole('link').textContent();
  await list.rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/persons\/[0-9a-f-]{36}/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(list.rows.first().getByRole('link')).toHaveText(name ?? '');

  // Back to the form as it was carried out; clearing asks for everybody again.
  await page.goBack();
  await expect(died.getByRole('textbox', { name: 'Plaats', exact: true })).toHaveValue('Langemark');
  await page.getByRole('button', { name: 'Alles wissen' }).click();
  await expect(died).toBeHidden();
  await expect.poll(totalOf).toBe(everybody);
  await expect(page).toHaveURL(/\/persons\/search$/);
});

test('what the server refuses stands at its field, which takes the focus; nothing typed is lost [ADVSEARCH-29]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  // By a name of the documents, which the page writes in its own words once something is typed.
  await staff.openAs('readonly', '/persons/search?firstName=Piet&via=persons');
  await page.getByRole('textbox', { name: 'Voornaam', exact: true }).fill('Jan');
  await expect(page).toHaveURL(/\?via=persons&surname=Jan$/);
  const born = page.getByRole('group', { name: 'Geboren', exact: true });
  await born.getByRole('group', { name: 'Vanaf' }).getByLabel('Jaar').fill('1899');
  await born.getByRole('group', { name: 'Tot' }).getByLabel('Jaar').fill('1890');
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  await expect(born.getByRole('group', { name: 'Tot' })).toContainText('verkeerde volgorde');
  await expect(born.getByRole('group', { name: 'Tot' }).getByLabel('Dag')).toBeFocused();
  await expect(page.locator('.search-count')).toHaveText('1 veld is niet in orde.');
  await expect(page.getByRole('textbox', { name: 'Voornaam', exact: true })).toHaveValue('Jan');
  await born.getByRole('group', { name: 'Tot' }).getByLabel('Jaar').fill('1900');
  await expect(born.getByRole('group', { name: 'Tot' })).not.toContainText('verkeerde volgorde');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /^Resultaten/ })).toHaveAttribute('aria-selected', 'true');
});

test('the search fits the screen and axe finds nothing, in the form with each kind of event and in the results [P1]', async ({
  staff,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const events = [
    'born',
    'died',
    'where',
    'school',
    'work',
    'enlisted',
    'jailed',
    'injured',
    'decorated',
    'memorated',
    'event',
  ];
  const address = `/persons/search?${events.map((type, index) => `e${index + 1}=${type}`).join('&')}`;
  await staff.openAs('readonly', address);
  await expect(page.locator('.search-event')).toHaveCount(events.length);
  await expect(page.locator('.search-question')).toBeVisible();
  expect(await staff.violations()).toEqual([]);
  expect(await staff.sideways()).toBeLessThanOrEqual(0);
  await staff.open('/persons/search?victim_type=CIVILIAN&tab=results');
  await expect(new List(page).rows.first()).toBeVisible();
  expect(await staff.violations()).toEqual([]);
  expect(await staff.sideways()).toBeLessThanOrEqual(0);
});

test('results opened by their address tell a person apart as the list does, and say no death of who has none', async ({
  staff,
  page,
}) => {
  const familyname = newName();
  const token = await staff.openAs('normal', '/');
  const person = { familyname, alternative_familynames: ['Andersgenoemd'], victim_type: 'civilian' };
  await staff.call('createPerson', { token, person: { ...person, surname: 'Levend', war_casualty: false } });
  await staff.call('createPerson', { token, person: { ...person, surname: 'Verloren', war_casualty: true } });
  await staff.open(`/persons/search?familyname=${familyname}&tab=results`);
  const { rows } = new List(page);
  await expect(rows).toHaveCount(2);
  const [living, lost] = [rows.filter({ hasText: 'Levend' }), rows.filter({ hasText: 'Verloren' })];
  await expect(living.locator('.person-others')).toHaveCSS('font-weight', '400');
  await expect(lost.locator('.person-badge')).toContainText('?/?/?');
  await expect(living.locator('.person-badge')).toHaveCount(0);
  await living.getByRole('link', { name: familyname }).click();
  await expect(page.locator('.person-life')).toContainText('Geboren');
  await expect(page.locator('.person-life')).not.toContainText('Overleden');
});
