import { onlyWide } from '../screenTags.ts';
import { expect, test } from './staffApp.ts';
import { newAccount } from './users/Users.ts';

const someId = '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f';

test('every staff address answers, also when it is opened or reloaded in the middle [ROUTE-01, STACK-15]', async ({
  request,
}) => {
  const status = async (path: string) => (await request.get(path)).status();
  for (const path of [
    '/login',
    '/users',
    '/persons/create',
    `/persons/${someId}/edit`,
    '/personStories',
    `/documents/${someId}/2`,
  ]) {
    expect(await status(path), path).toBe(200);
  }
  for (const path of ['/nowhere', '/users/1', '/persons/1/edit', '/assets/gone.js'])
    expect(await status(path), path).toBe(404);
});

test('an address that leads nowhere says so in the frame, a page above one’s rights too [SHELL-35, SHELL-36]', async ({
  staff,
  page,
}) => {
  await staff.openAs('normal', '/nowhere');
  await expect(staff.heading).toHaveText('Deze pagina bestaat niet');
  staff.complaints.length = 0; // the browser reports the status 404
  // A frame would be drawn around what gets the focus after a key.
  await page.getByRole('link', { name: 'Naar de startpagina' }).press('Enter');
  await expect(staff.heading).toHaveText('Start');
  await expect(staff.heading).toBeFocused();
  expect(await staff.heading.evaluate((heading) => getComputedStyle(heading).outlineStyle)).toBe('none');
  await expect(page).toHaveTitle('Start – Salient');
});

test('the first page leads to the names list, persons, military entities, places and memorials [SHELL-04]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await staff.openAs('read-be-soldiers', '/');
  const tiles = page.getByRole('main').getByRole('list').first().getByRole('link');
  await expect(tiles).toHaveCount(5);
  const paths = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(['/persons?dataset=namelist', '/persons', '/military_entities', '/places', '/memorials']);
});

test('that no mail server is set stands on the first page of an administrator, with where mails are kept; nobody else sees it', async ({
  staff,
  page,
}) => {
  await staff.openAs('admin', '/');
  const notice = page.getByRole('main').getByText(/Er is geen mailserver ingesteld .* op de server/);
  await expect(notice).toContainText('salient-outbox-');
  await page.getByRole('link', { name: 'De bewaarde mails lezen' }).click();
  await expect(notice).toBeVisible();
  await page.evaluate((token) => localStorage.setItem('token', token), await staff.startSession('normal'));
  await staff.open('/');
  await expect(page.getByRole('link', { name: /Personen/ }).last()).toBeVisible();
  await expect(page.getByText('Er is geen mailserver ingesteld')).toHaveCount(0);
});

test('a reserved word is never read as an id, and a malformed id is a page that does not exist: the server is not asked [ROUTE-63, SHELL-35]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await staff.openAs('admin', '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await staff.open('/persons/search');
  await expect(staff.heading).toHaveText('Personen zoeken');
  for (const path of [
    '/persons/abc',
    '/persons/abc/edit',
    '/personstories/abc/edit',
    '/personstories/12345678-1234-1234-1234-123456789abc/edit',
    '/personstories/abc/create',
    '/key_locations/abc/edit',
    '/kiosks/abc',
    '/users/abc',
    '/persons/feedback/abc',
  ]) {
    await staff.open(path);
    await expect(staff.heading, path).toHaveText('Deze pagina bestaat niet');
  }
  expect(asked.filter((body) => /"(abc|search|12345678-[^"]*)"/.test(body))).toEqual([]);
  staff.complaints.length = 0; // the browser reports each status 404
});

test('the language changes at once and keeps what was typed [SHELL-02, I18N-02, I18N-08, I18N-09]', async ({
  staff,
  page,
}) => {
  await staff.open('/login');
  await page.getByLabel('Gebruikersnaam').fill('veerle');
  for (const [name, title, language] of [
    ['English', 'Log in', 'en'],
    ['Français', 'Connexion', 'fr'],
    ['Deutsch', 'Anmelden', 'de'],
  ] as const) {
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(staff.heading).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await expect(page.getByLabel('Benutzername')).toHaveValue('veerle');
  await page.reload();
  await expect(staff.heading).toHaveText('Anmelden');
});

test('the help sheet lists the keys, and single characters can be switched off', async ({ staff, page }) => {
  await staff.openAs('normal', '/');
  const sheet = page.getByRole('dialog', { name: 'Sneltoetsen' });
  await page.keyboard.press('?');
  await expect(sheet).toContainText('Naar het zoekveld');
  await expect(sheet).toContainText('In een lijst gaan ↑ en ↓ van rij naar rij');
  await sheet.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('?');
  await expect(sheet).toBeHidden();
  await (await staff.account()).getByRole('button', { name: 'Sneltoetsen' }).click();
  await sheet.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
});

test('Alt and the left arrow lead back to the page that via names [SHELL-17, SHELL-18]', async ({ staff, page }) => {
  await staff.openAs('normal', '/sessions?via=home');
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toContainText('Start');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(staff.heading).toHaveText('Start');
});

test('after n the first field of the new record has the focus, and the buttons of its form are in sight [S14, S2, S16]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await staff.openAs('admin', '/');
  for (const [path, field] of [
    ['/persons', 'Voornaam'],
    ['/places', 'Naam'],
    ['/memorials', 'Naam'],
    ['/military_entities', 'Regiment'],
    ['/key_locations', 'Naam'],
    ['/users', 'Gebruikersnaam'],
  ] as const) {
    await staff.open(path);
    await expect(page.locator('[aria-keyshortcuts="n"]')).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.locator('form :focus'), path).toHaveAccessibleName(new RegExp(`^${field}`));
    await expect(page.locator('.entity-form-buttons [type="submit"]'), path).toBeInViewport({ ratio: 1 });
  }
});

test('the buttons of long dialogs stay in sight, what has the focus lies above them, and closing asks about the dialog [S14, S16, A2, SHELL-22]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await staff.openAs('admin', '/key_locations/walks');
  await expect(page.getByRole('button', { name: /^Acties voor/ }).first()).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Themawandeling toevoegen' });
  const save = dialog.getByRole('button', { name: 'Bewaren', exact: true });
  await expect(save).toBeInViewport({ ratio: 1 });
  for (const field of ['Minuten', 'Sleutel toevoegen']) {
    const box = dialog.getByLabel(field).first();
    await box.focus();
    await expect(async () => {
      const [shown, buttons] = [await box.boundingBox(), await save.boundingBox()];
      expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
    }).toPass();
  }
  // What a field suggests stays within the window.
  await page.setViewportSize({ width: 1280, height: 360 });
  await dialog.getByRole('combobox', { name: 'Sleutel toevoegen' }).click();
  const listbox = page.getByRole('listbox');
  await expect(listbox).toBeVisible();
  await expect(async () => {
    const box = await listbox.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
  }).toPass();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await dialog.getByRole('textbox', { name: 'Thema (Nederlands)' }).fill('Gas');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Niet-bewaarde wijzigingen' });
  await expect(question).toContainText('Het venster sluiten?');
  await question.getByRole('button', { name: 'Sluiten zonder te bewaren' }).click();
  await expect(dialog).toBeHidden();
});

test('the first Tab leads over the frame to the content', async ({ staff, page }) => {
  await staff.openAs('normal', '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a message stays under the pointer; what one did oneself is no news afterwards [SHELL-26]', async ({
  staff,
  page,
}) => {
  const account = newAccount('message');
  await staff.makeAccount(account, 'read-be-soldiers');
  await staff.startSession(account);
  await staff.openAs(account, '/sessions');
  const foreign = page.getByRole('main').getByRole('listitem').filter({ hasNotText: 'Deze sessie' }).first();
  await foreign.getByRole('button').click();
  const toast = page.locator('.toast');
  await toast.hover();
  await expect(toast).toContainText('is afgemeld');
  await toast.getByRole('button', { name: 'Sluiten' }).click();
  await expect(toast).toBeHidden();
  await page.getByRole('button', { name: /Meldingen/ }).click();
  await expect(page.getByRole('dialog', { name: 'Meldingen' })).toContainText('Er zijn nog geen meldingen.');
});

test('a message that takes the place of one that had the focus goes by itself [SHELL-26]', { tag: onlyWide }, async ({
  staff,
  page,
}) => {
  const account = newAccount('messages');
  await staff.makeAccount(account, 'read-be-soldiers');
  for (let session = 0; session < 2; session++) await staff.startSession(account);
  await staff.openAs(account, '/sessions');
  const foreign = page.getByRole('main').getByRole('listitem').filter({ hasNotText: 'Deze sessie' });
  const toast = page.locator('.toast');
  await foreign.first().getByRole('button').click();
  await toast.getByRole('button', { name: 'Sluiten' }).focus();
  const before = await foreign.count();
  // Pressed by a program, as the end of a save that was under way: the focus stays where it is.
  await foreign
    .first()
    .getByRole('button')
    .evaluate((button: HTMLElement) => button.click());
  await expect(foreign).toHaveCount(before - 1);
  await expect(toast).toBeHidden();
});

test('the bell holds what others did to what one worked on, also after a reload, on the clock of the museum', async ({
  staff,
  page,
}) => {
  const familyname = `Bel-${Date.now()}`;
  const [own, admin] = [await staff.startSession('revisor'), await staff.startSession('admin')];
  const { id } = await staff.call<{ id: string }>('createPerson', {
    token: own,
    person: { surname: 'Odile', familyname },
  });
  await staff.call('updatePerson', { token: admin, person: { id, version: 1, nationality: 'Belg' } });
  await staff.openAs('revisor', '/');
  const bell = page.getByRole('button', { name: /Meldingen/ });
  await expect(bell).toContainText('ongelezen');
  const news = page.getByRole('region', { name: 'Wat anderen deden' }).getByRole('listitem').first();
  await bell.click();
  await expect(news).toContainText(`admin · Gewijzigd: Persoon Odile ${familyname}`);
  await expect(news.getByRole('time')).toHaveText(/^\d{4}-\u2060\d\d-\u2060\d\d\s\d\d:\d\d$/);
  await page.reload();
  await expect(bell).not.toContainText('ongelezen');
  await bell.click();
  await news.getByRole('link', { name: familyname }).click();
  await expect(staff.heading).toHaveText(`Odile ${familyname}`);
});

test('a form that is on its way has the shape of a form: each field below its label, nothing glued together [A11]', async ({
  staff,
  page,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const token = await staff.openAs('normal', '/');
  const { data } = await staff.call<{ data: { id: string }[] }>('findKeyLocations', { token, text: 'Menenpoort' });
  await page.route('**/api/v2', async (route) => {
    if (route.request().postDataJSON().method === 'getKeyLocation') await asked;
    await route.fallback();
  });
  await staff.open(`/key_locations/${data[0]?.id}/edit`);
  const skeleton = page.locator('.form-skeleton');
  await expect(skeleton.getByRole('status')).toHaveText('Even geduld…');
  const gaps = await skeleton.locator('.form-section').evaluateAll((sections) =>
    sections.map((section, index) => {
      const { top } = section.getBoundingClientRect();
      return top - (sections[index - 1]?.getBoundingClientRect().bottom ?? 0);
    }),
  );
  expect(gaps).toHaveLength(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  const fields = skeleton.locator('.form-grid > div');
  for (const field of await fields.all()) {
    const [label, box] = await Promise.all([0, 1].map((part) => field.locator('> *').nth(part).boundingBox()));
    expect((box?.y ?? 0) - (label?.y ?? 0) - (label?.height ?? 0)).toBeGreaterThanOrEqual(4);
    expect(box?.height).toBeGreaterThan(label?.height ?? 0);
  }
  answer();
  await expect(page.getByRole('textbox', { name: 'Naam', exact: true })).toHaveValue('Menenpoort');
});

test('a page whose part of the build cannot be fetched says so, and comes when it is tried again [SHELL-25]', async ({
  staff,
  page,
}) => {
  await page.route('**/assets/SessionsPage*.js', (route) => route.abort());
  await staff.openAs('normal', '/sessions');
  await expect(staff.heading).toHaveText('Dit lukte niet');
  staff.complaints.length = 0; // the browser reports the missing file
  await page.unroute('**/assets/SessionsPage*.js');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(staff.heading).toHaveText('Waar ben ik aangemeld?');
  staff.complaints.length = 0;
});
