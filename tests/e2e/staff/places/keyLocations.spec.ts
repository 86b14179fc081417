import { lookedAt, onlyWide, whereStaffReads } from '../../screenTags.ts';
import { actOn } from '../lists.ts';
import { expect, test } from '../staffApp.ts';

test('an editor makes a key location, is told what is missing, prints its code and removes it [KEYLOC-06, KEYLOC-08, KEYLOC-09, KEYLOC-12, KEYLOC-15, KEYLOC-21, KEYLOC-23, ROUTE-43, ROUTE-44, ROUTE-45]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const name = `Sint-Niklaaskerk ${Date.now()}`;
  await staff.openAs('normal', '/key_locations');
  await page.getByRole('link', { name: 'Nieuwe sleutellocatie' }).click();
  await expect(staff.heading).toHaveText('Nieuwe sleutellocatie');
  await expect(page.getByText('Nog geen QR-code')).toBeVisible();
  await expect(page.getByText('daarna kunt u foto’s toevoegen')).toBeVisible();
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Naam', exact: true })).toBeFocused();
  await expect(page.getByText('Kies een positie')).toBeVisible();

  await page.getByRole('textbox', { name: 'Naam', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Naam (English)' }).fill('Saint Nicholas');
  await page.getByRole('textbox', { name: 'Jaar' }).fill('1918');
  await page.getByRole('textbox', { name: 'Breedtegraad' }).fill('51,2');
  await page.getByRole('textbox', { name: 'Lengtegraad' }).fill('4,4');
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  // What the form knows by itself and what only the server knows, in the same breath.
  await expect(page.getByText('Het jaar moet tussen 2000 en 2100 liggen')).toBeVisible();
  await expect(page.getByText('De positie moet in of bij Ieper liggen')).toBeVisible();
  await page.getByRole('textbox', { name: 'Jaar' }).fill('2024');

  // A click on the map sets it anew; what was typed far away brought the map there.
  await page.getByRole('textbox', { name: 'Breedtegraad' }).fill('50,8512');
  await page.getByRole('textbox', { name: 'Lengtegraad' }).fill('2,8859');
  const map = page.getByRole('region', { name: 'Kaart met de positie van de sleutel' });
  await map.click({ position: { x: 120, y: 200 } });
  await expect(page.getByRole('textbox', { name: 'Breedtegraad' })).not.toHaveValue('50,8512');
  await page.getByRole('textbox', { name: 'Breedtegraad' }).fill('50,8512');
  await page.getByRole('textbox', { name: 'Lengtegraad' }).fill('2,8859');
  await page.getByRole('checkbox', { name: 'Positie vergrendeld' }).check();
  await expect(page.getByRole('textbox', { name: 'Breedtegraad' })).toHaveAttribute('readonly', '');
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await expect(staff.heading).toHaveText(`${name} bewerken`);
  await expect(page).toHaveURL(/\/key_locations\/[0-9a-f-]{36}\/edit/);
  await expect(page.getByText(`De sleutellocatie is aangemaakt: ${name}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Breedtegraad' })).toHaveValue('50,8512');
  await expect(page.getByRole('textbox', { name: 'Naam (English)' })).toHaveValue('Saint Nicholas');

  const sheet = page.getByRole('link', { name: 'Afdrukblad (PDF)' });
  await expect(sheet).toHaveAttribute('href', /format=pdf&distance=300&ticket=/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'PNG downloaden' }).click();
  expect((await download).suggestedFilename()).toBe(`${name}.png`);
  await page.getByRole('tab', { name: /Gekoppelde verhalen/ }).click();
  await expect(page.getByText('nog geen verhaal gekoppeld')).toBeVisible();

  await staff.open(`/key_locations?text=${encodeURIComponent(name)}`);
  await actOn(page, name, `${name} verwijderen`);
  const question = page.getByRole('dialog', { name: `${name} verwijderen?` });
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText(`De sleutellocatie is verwijderd: ${name}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('to view a key opens its public page in a new tab [KEYLOC-05]', { tag: onlyWide }, async ({ staff, page }) => {
  await staff.openAs('normal', '/key_locations?text=Menenpoort');
  const opened = page.context().waitForEvent('page');
  await actOn(page, 'Menenpoort', 'Menenpoort op de publieke site bekijken');
  await expect(await opened).toHaveURL(/\/public\/key_locations\/[0-9a-f-]{36}$/);
});

test('a key with stories stays, and its stories lead to their editor and back [KEYLOC-04, KEYLOC-13, KEYLOC-22]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await staff.openAs('normal', '/key_locations?text=Menenpoort');
  await actOn(page, 'Menenpoort', 'Menenpoort verwijderen');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('kan niet worden verwijderd zolang er verhalen aan hangen');
  await expect(dialog.getByRole('button', { name: 'Verwijderen' })).toHaveCount(0);
  await expect(dialog.getByRole('link').first()).toHaveAttribute(
    'href',
    /\/personstories\/[0-9a-f-]{36}\/edit\?via=key_location/,
  );
});

test('an editor lays out a theme walk by keyboard, which visitors follow, and a key on it stays [beyond 19, S2]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const theme = `Gas ${Date.now()}`;
  await staff.openAs('normal', '/key_locations');
  await page.getByRole('link', { name: 'Themawandelingen' }).click();
  await expect(staff.heading).toHaveText('Themawandelingen');
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Themawandeling toevoegen' });
  const title = dialog.getByRole('textbox', { name: 'Thema (Nederlands)' });
  await expect(title).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(dialog.getByText('4 velden')).toBeVisible();
  await expect(title).toBeFocused();
  await page.keyboard.type(theme);
  const add = async (key: string) => {
    await dialog.getByRole('combobox', { name: 'Sleutel toevoegen' }).fill(key);
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('listitem').last()).toContainText(key);
  };
  for (const key of ['Station', 'Lakenhalle', 'Menenpoort']) await add(key);
  await dialog.getByRole('button', { name: 'Menenpoort naar voren' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Menenpoort naar voren' })).toBeFocused();
  await page.keyboard.press('Enter');
  // It is the first now, and can only go the other way.
  await expect(dialog.getByRole('button', { name: 'Menenpoort naar achteren' })).toBeFocused();
  await expect(dialog.getByRole('listitem')).toHaveText(['4. Menenpoort', '6. Station', '1. Lakenhalle']);
  await expect(dialog.getByText(/In rechte lijn .* 1,9 km/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Lengte in km' }).fill('2,6');
  await dialog.getByRole('textbox', { name: 'Minuten' }).fill('40');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(`${theme} is bewaard`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: theme })).toContainText(
    'Menenpoort → Station → Lakenhalle',
  );

  await page.goto('/keys?order=theme&lang=nl');
  await expect(page.getByRole('region', { name: theme }).locator('.key-name bdi')).toHaveText([
    'Menenpoort',
    'Station',
    'Lakenhalle',
  ]);
  await staff.open('/key_locations?text=Station');
  await actOn(page, 'Station', 'Station verwijderen');
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText('Er loopt een themawandeling langs deze sleutellocatie')).toBeVisible();

  await staff.open('/key_locations/walks');
  await actOn(page, theme, `${theme} verwijderen`);
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expect(page.getByRole('link', { name: theme, exact: true })).toHaveCount(0);
});

test('a theme walk that is restored has its former words on the card at once [beyond 19]', { tag: onlyWide }, async ({
  staff,
  page,
}) => {
  const theme = `Modder ${Date.now()}`;
  const token = await staff.openAs('admin', '/key_locations/walks');
  const keys = await staff.call<{ id: string }[]>('keyLocationsForMap', {});
  const walk = {
    titles: { nl: theme },
    minutes: 40,
    length_km: 2.5,
    for_children: false,
    keys: keys.slice(0, 2).map(({ id }) => id),
  };
  const { id, version } = await staff.call<{ id: string; version: number }>('createKeyWalk', { token, keyWalk: walk });
  await staff.call('updateKeyWalk', { token, keyWalk: { ...walk, id, version, titles: { nl: `${theme} herdoopt` } } });
  await staff.open(`/key_locations/walks?open=history~${id}`);
  await page.getByRole('button', { name: 'Terug naar deze versie' }).click();
  await page.getByRole('button', { name: 'Herstellen', exact: true }).click();
  await expect(page.getByText(/ is hersteld$/)).toBeVisible();
  // The history over the list tells of both names; the cards stand behind it.
  const cards = page.locator('.walk-card').filter({ hasText: theme });
  await expect(cards.filter({ hasText: 'herdoopt' })).toHaveCount(0);
  await expect(cards).toHaveCount(1);
  const [restored] = (await staff.call<{ data: { id: string; version: number }[] }>('findKeyWalks', {})).data.filter(
    (each) => each.id === id,
  );
  await staff.call('removeKeyWalk', { token, id, version: restored?.version });
});

test('a reader sees the list and the public pages, and may change nothing [KEYLOC-03, ROLE-07, ROLE-21]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await staff.openAs('readonly', '/key_locations');
  await expect(page.getByText('Menenpoort')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nieuwe sleutellocatie' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Acties voor/ })).toHaveCount(0);
  const map = page.getByRole('link', { name: 'Publieke kaart' });
  await expect(map).toHaveAttribute('href', '/public/key_locations_map/nl');
  await expect(map).toHaveAttribute('target', '_blank');
});

for (const language of lookedAt) {
  const tag = whereStaffReads(language);
  const colorScheme = language === 'nl' || language === 'en' ? 'light' : 'dark';
  test(`key locations in ${language}: axe finds nothing, nothing sticks out [A1, A3, P1]`, { tag }, async ({
    staff,
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await staff.openAs('admin', `/key_locations?lang=${language}`);
    const look = async (what: string) => {
      await page.waitForLoadState('networkidle');
      expect(await staff.violations(), what).toEqual([]);
      expect(await staff.sideways(), what).toBeLessThanOrEqual(0);
    };
    await look('the list');
    await staff.goTo('/key_locations?open=sheet');
    await look('the sheet');
    await staff.goTo('/key_locations/walks?open=create');
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await look('a new walk');
    await staff.goTo('/key_locations/create');
    await look('a new one');
    await staff.goTo('/key_locations?text=Menenpoort');
    await page.getByRole('link', { name: 'Menenpoort', exact: true }).click();
    await expect(staff.heading).toContainText('Menenpoort');
    await look('the form');
  });
}
