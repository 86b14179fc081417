import { languageCookie } from '@salient/shared/lib/i18n/storedLanguage.ts';
import { onlyWide } from '../screenTags.ts';
import { newName } from './newName.ts';
import { expect, StaffApp, test } from './staffApp.ts';

test('the first page has its tiles, and tells what waits, where one was last and what others changed, by keyboard too [SHELL-04]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const familyname = newName();
  const other = await staff.startSession('revisor');
  const person = (surname: string) => ({ surname, familyname, victim_type: 'civilian' });
  const opened = await staff.call<{ id: string }>('createPerson', { token: other, person: person('Geopend') });
  await staff.call('createPlace', {
    token: other,
    place: { languages: { nl: { name: newName() } }, resolution_status: 'unresolved' },
  });

  const token = await staff.openAs('admin', '/');
  await expect(staff.heading).toHaveText('Start');
  const tiles = page.locator('.tiles a');
  await expect(tiles).toHaveCount(5);
  await expect(tiles.first()).toHaveAttribute('href', '/persons?dataset=namelist');
  await staff.goTo(`/persons/${opened.id}`);
  const changed = await staff.call<{ id: string }>('createPerson', { token, person: person('Gewijzigd') });
  await staff.goTo('/');

  const recent = page.getByRole('region', { name: 'Waar u het laatst was' });
  await expect(recent.getByRole('listitem').nth(0)).toContainText(`Gewijzigd ${familyname}`);
  await expect(recent.getByRole('listitem').nth(1)).toContainText(`Geopend ${familyname}`);
  const others = page.getByRole('region', { name: 'Wat anderen vandaag wijzigden' });
  await expect(others).toContainText('revisor');
  await expect(others).not.toContainText(`Gewijzigd ${familyname}`);
  expect(await staff.violations()).toEqual([]);
  expect(await staff.sideways()).toBeLessThanOrEqual(0);

  // By keyboard alone: past the tiles to what waits, and into its list.
  await tiles.last().focus();
  await page.keyboard.press('Tab');
  const waiting = page.getByRole('region', { name: 'Wat op u wacht' });
  await expect(waiting.getByRole('link').first()).toBeFocused();
  const places = waiting.getByRole('link', { name: /niemand weet waar/ });
  await places.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/places\/healing/);
  await page.goBack();
  await recent.getByRole('link', { name: `Gewijzigd ${familyname}` }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/persons/${changed.id}`));
});

test('whom nothing waits for is told so, also on a phone, in the dark and in another language', {
  tag: onlyWide,
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 390, height: 844 } });
  await context.addCookies([{ name: languageCookie, value: 'de', url: baseURL ?? '' }]);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const staff = new StaffApp(page, context.request);
  await staff.openAs('readonly', '/');
  await expect(page.getByRole('region', { name: 'Was auf Sie wartet' })).toContainText('Es wartet nichts auf Sie.');
  await expect(page.getByRole('region', { name: 'Was andere heute geändert haben' })).toHaveCount(0);
  expect(await staff.violations()).toEqual([]);
  expect(await staff.sideways()).toBeLessThanOrEqual(0);
  expect(staff.complaints).toEqual([]);
  await context.close();
});

test('a first page that cannot be fetched keeps its tiles and offers to try again', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await page.route('**/api/v2', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('getHome'))
      await route.fulfill({ json: { jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'internal' } } });
    else await route.continue();
  });
  await staff.openAs('normal', '/');
  await expect(page.locator('.tiles a')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
});
