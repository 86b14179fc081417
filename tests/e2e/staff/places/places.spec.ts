import { nameThatFails } from '../../../harness/services/LookupServices.ts';
import { lookedAt, onlyWide, whereStaffReads } from '../../screenTags.ts';
import { Events } from '../Events.ts';
import { expect, test } from '../staffApp.ts';
import { wordsIn } from '../words.ts';
import { Places } from './Places.ts';

test('an unresolved place is looked up, moved on the map, copied to all languages, merged with its double, and apart again [PLACE-01, PLACE-08, PLACE-09, PLACE-11, PLACE-13, PLACE-15, PLACE-16, PLACE-17, PLACE-30, PLACE-31, PLACE-37, ROUTE-12, ROUTE-14, ROUTE-15]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const places = new Places(page, staff);
  const double = await places.make('Rijsel-dubbel', { country_code: 'FR', type: 'topo' });
  await places.make('Lille', { country_code: 'FR', resolution_status: 'unresolved', type: 'sublocality' });
  await staff.openAs('normal', '/places?text=lille&status=unresolved');
  await expect(places.list.row('Lille')).toContainText('Nog niet nagegaan');
  await places.list.act('Lille', 'Lille bewerken');
  await expect(staff.heading).toHaveText('Lille bewerken');

  await page.getByRole('button', { name: 'Opzoeken bij de kaartdienst' }).click();
  await page.getByRole('button', { name: 'Rijsel overnemen' }).click();
  await expect(places.name('Nederlands')).toHaveValue('Rijsel');
  await expect(places.name('Français')).toHaveValue('Lille');
  await expect(places.name('Français', 'Provincie (gebied 2)')).toHaveValue('Nord');
  await expect(places.field('Breedtegraad')).toHaveValue('50,6292');
  await places.save();
  await expect(page.getByText('De plaats is bewaard: Rijsel', { exact: true })).toBeVisible();
  await expect(staff.heading).toHaveText('Rijsel');
  await expect(page.getByRole('main')).toContainText('Gevonden');

  // What a look-up found becomes custom once somebody moves it.
  await page.getByRole('link', { name: 'Rijsel bewerken' }).click();
  await page.getByRole('region', { name: 'Kaart met de ligging' }).click({ position: { x: 90, y: 120 } });
  await expect(places.field('Breedtegraad')).not.toHaveValue('50,6292');
  await places.field('Breedtegraad').fill('50,6300');
  await places.name('Nederlands', 'Deelgemeente').fill('Sint-Maurits');
  await page.getByRole('button', { name: 'Naar alle talen kopiëren' }).click();
  await expect(places.name('Deutsch', 'Deelgemeente')).toHaveValue('Sint-Maurits');
  await expect(places.name('Français')).toHaveValue('Lille');
  const similar = page.getByRole('region', { name: 'Lijkt op' });
  await expect(similar).toContainText('Rijsel-dubbel');
  await expect(similar.getByRole('link', { name: 'Rijsel-dubbel' })).toHaveAttribute('target', '_blank');
  await places.save();
  await expect(page.getByRole('main')).toContainText('Met de hand');

  await staff.open('/places?text=rijsel');
  await places.list.act('Rijsel', 'Rijsel samenvoegen');
  await places.list.act('Rijsel', 'Rijsel toch niet samenvoegen');
  await places.list.act('Rijsel', 'Rijsel samenvoegen');
  await places.list.act('Rijsel-dubbel', 'Rijsel-dubbel samenvoegen met Rijsel');
  await expect(places.dialog.getByRole('region', { name: 'Blijft' })).toContainText('Rijsel');
  await places.dialog.getByRole('button', { name: 'Omwisselen' }).click();
  await expect(places.dialog.getByRole('region', { name: 'Blijft' })).toContainText('Rijsel-dubbel');
  await places.dialog.getByRole('button', { name: 'Omwisselen' }).click();
  await expect(places.dialog.getByRole('region', { name: 'Na de samenvoeging' })).toContainText('Rijsel-dubbel');
  await places.dialog.getByRole('button', { name: 'Samenvoegen en openen' }).click();
  await expect(places.dialog).toContainText('Schrijf kort waarom');
  await places.dialog.getByRole('textbox', { name: 'Waarom is dit hetzelfde?' }).fill('zelfde stad');
  await places.dialog.getByRole('button', { name: 'Samenvoegen en openen' }).click();
  await expect(page.getByText('Rijsel-dubbel en Rijsel zijn samengevoegd')).toBeVisible();
  await expect(staff.heading).toHaveText('Rijsel');

  // The old address leads on, and the merge is taken back from there.
  await staff.open(`/places/${double}`);
  await expect(page.getByText('U bent doorgestuurd')).toBeVisible();
  await expect(page.getByText('Reden: zelfde stad')).toBeVisible();
  await page.getByRole('button', { name: 'Samenvoeging met Rijsel-dubbel ongedaan maken' }).click();
  await places.dialog.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Rijsel en Rijsel-dubbel staan weer apart')).toBeVisible();
  await staff.open(`/places/${double}`);
  await expect(staff.heading).toHaveText('Rijsel-dubbel');
});

test('a birth in a village that is not there yet is recorded without leaving the dialog [QUICK-02, QUICK-12, QUICK-13, QUICK-15, QUICK-17, PLACE-15, PLACE-29]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const events = new Events(page, staff);
  await events.open();
  const village = `Nieuwkapelle ${Date.now()}`;
  const birth = await events.edit('Geboorte (?/?/1890)', 'Geboorte');
  await birth.getByRole('textbox', { name: 'Plaats' }).fill(village);
  await page
    .getByRole('option', { name: `${village}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe plaats' });
  await expect(dialog.getByRole('textbox', { name: 'Naam' })).toHaveValue(village);
  // What the server refuses stands beside the field, and the dialog stays (QUICK-13).
  await dialog.getByRole('textbox', { name: 'Naam' }).fill('');
  await dialog.getByRole('button', { name: 'Plaats aanmaken' }).click();
  await expect(dialog.getByText('Vul dit veld in')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Naam' }).fill(village);
  await dialog.getByRole('button', { name: 'Plaats aanmaken' }).click();
  await expect(dialog).toBeHidden();
  await expect(birth.getByRole('group', { name: 'Plaats' })).toContainText(village);
  await events.save(birth);

  // Another one of that name is proposed instead of making it twice.
  const wound = await events.add('Verwonding');
  await wound.getByRole('textbox', { name: 'Plaats' }).fill(`${village}e`);
  await page
    .getByRole('option', { name: `${village}e` })
    .first()
    .click();
  await dialog.getByRole('button', { name: `${village} kiezen` }).click();
  await expect(wound.getByRole('group', { name: 'Plaats' })).toContainText(village);
  await events.save(wound);
});

test('badges tell what happened at a place and lead to its people; one that is referred to stays and says by what [PLACE-02, PLACE-03, PLACE-04, PLACE-05, PLACE-06, PLACE-12, PLACE-38, N-32]', async ({
  staff,
  page,
}) => {
  const places = new Places(page, staff);
  const name = `Slagveld ${places.mark}`;
  const areas = { administrative_area_level_2: 'West-Vlaanderen', administrative_area_level_1: 'Vlaanderen' };
  const id = await places.make(name, { languages: { nl: { name, ...areas } }, loc: { lat: 50.9, lon: 2.99 } });
  await places.wound(id, 11);
  await staff.openAs('normal', `/places?text=${encodeURIComponent(name)}`);
  const row = places.list.row(name);
  await expect(row).toContainText(`${name}GemeenteWest-VlaanderenVlaanderenBelgiëMet de handVerwonding: 11`);
  await row.getByRole('link', { name: 'Verwonding: 11' }).click();
  await expect(places.dialog).toHaveAccessibleName(`Verwonding in ${name}`);
  await expect(places.dialog).toContainText('11 gebeurtenissen');
  await expect(places.dialog.locator('.place-persons li')).toHaveCount(10);
  await places.dialog.getByRole('button', { name: '2' }).click();
  await expect(places.dialog.locator('.place-persons li')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(places.dialog).toBeHidden();
  await places.list.act(name, `${name} verwijderen`);
  await expect(places.dialog).toContainText('Gedenktekens of gebeurtenissen verwijzen naar deze plaats');
  await expect(places.dialog).toContainText(/Gebeurtenissen: 11.*en nog 6/);
  await expect(places.dialog.getByRole('button', { name: 'Verwijderen' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(places.dialog).toBeHidden();
  await row.getByRole('link', { name, exact: true }).click();
  await expect(staff.heading).toHaveText(name);
  // With what is said below it where no tile comes.
  const region = page.getByRole('region', { name: 'Kaart met de ligging' });
  const map = await page.locator('.map-frame', { has: region }).boundingBox();
  expect(Math.round(map?.height ?? 0)).toBe(298);
  await expect(page.getByRole('link', { name: /Op een kaart op het web openen/ })).toHaveAttribute(
    'href',
    /mlat=50\.90000&mlon=2\.99000/,
  );
});

test('of more than a thousand events the search is the better list [PLACE-07, N-33]', { tag: onlyWide }, async ({
  staff,
  page,
}) => {
  const places = new Places(page, staff);
  const id = await places.make(`Frontstad ${places.mark}`);
  await page.route('**/api/v2', async (route) => {
    const call = route.request().postDataJSON();
    if (call.method !== 'findEventsByTypeAndPlace') return route.fallback();
    await route.fulfill({ json: { jsonrpc: '2.0', id: call.id, result: { data: [], total: 1001 } } });
  });
  await staff.openAs('normal', `/places?open=events~${id}.died`);
  await expect(places.dialog).toContainText('Te veel gebeurtenissen om hier te tonen');
  await expect(places.dialog.getByRole('link', { name: 'Uitgebreid zoeken' })).toHaveAttribute(
    'href',
    /persons\/search/,
  );
});

test('who only reads sees places and nothing to change them by [PLACE-04, SHELL-32]', { tag: onlyWide }, async ({
  staff,
  page,
}) => {
  const places = new Places(page, staff);
  await staff.openAs('readonly', '/places?text=ieper');
  await expect(places.list.row('Ieper')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nieuwe plaats' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ieper bewerken' })).toHaveCount(0);
  await places.list.row('Ieper').getByRole('link', { name: 'Ieper', exact: true }).click();
  await expect(staff.heading).toHaveText('Ieper');
  await expect(page.getByRole('link', { name: 'Ieper bewerken' })).toHaveCount(0);
});

test('a place that nothing refers to is removed, and an administrator brings it back', { tag: onlyWide }, async ({
  staff,
  page,
}) => {
  const places = new Places(page, staff);
  const name = `Weg ${places.mark}`;
  const [id] = [await places.make(name), await places.make(`${name} bis`)];
  await staff.openAs('admin', `/places?text=${encodeURIComponent(name)}`);
  await places.list.act(name, `${name} verwijderen`);
  await places.dialog.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(places.dialog).toBeHidden();
  await expect(places.list.rows).toHaveCount(1);
  // The focus goes on with the row that took its place.
  await expect(places.list.row(`${name} bis`).locator(':focus')).toHaveCount(1);
  await staff.open(`/places/${id}`);
  await expect(staff.heading).toHaveText('Deze plaats is er niet meer');
  await page.getByRole('button', { name: 'Fiche terugzetten' }).click();
  await expect(staff.heading).toHaveText(name);
});

test('a village is said to lie in a town since a year, and the town shows it', { tag: onlyWide }, async ({
  staff,
  page,
}) => {
  const places = new Places(page, staff);
  const [village, town] = [`Dorp ${places.mark}`, `Stad ${places.mark}`];
  await staff.openAs('normal', '/');
  const [id, townId] = [await places.make(village), await places.make(town)];
  await staff.open(`/places/${id}/edit`);
  const containment = page.getByRole('group', { name: 'Grotere plaats' }).first();
  await page.getByRole('button', { name: 'Grotere plaats toevoegen' }).click();
  // What is missing is said beside the row, and the rest of it stays.
  await containment.getByRole('group', { name: 'Vanaf' }).getByLabel('Jaar').fill('1977');
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(containment.getByRole('textbox', { name: 'Grotere plaats' })).toBeFocused();
  await containment.getByRole('textbox', { name: 'Grotere plaats' }).fill(town);
  await page.getByRole('option', { name: town }).filter({ hasNotText: 'Nieuw' }).click();
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(staff.heading).toHaveText(village);
  const fact = page.getByRole('definition').filter({ hasText: town });
  await expect(fact).toContainText('1977');
  await fact.getByRole('link', { name: town }).click();
  await expect(staff.heading).toHaveText(town);
  await page.getByRole('tab', { name: 'Plaatsen hierin' }).click();
  await expect(page.getByRole('row').filter({ hasText: village })).toContainText('1977');
  // It cannot be removed while the village lies in it.
  await staff.open(`/places/${townId}?open=remove~${townId}`);
  await expect(places.dialog).toContainText(village);
});

test('a look-up that fails or finds nothing says so and keeps what was typed, and so does a save [PLACE-18, PLACE-42, N-30, N-31, N-34, ROUTE-13]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const places = new Places(page, staff);
  await staff.openAs('normal', '/places/create');
  const ask = page.getByRole('button', { name: 'Opzoeken bij de plaatsnamendienst' });
  await ask.click();
  await expect(page.getByText('Typ eerst een naam')).toBeVisible();
  await places.name('Nederlands').fill('Nergenshuizen');
  await ask.click();
  await expect(page.getByText('Niets gevonden')).toBeVisible();
  // Both services are out of order at this name.
  await places.name('Nederlands').fill(nameThatFails);
  await places.name('Français', 'Provincie (gebied 2)').fill('Nord');
  await places.field('Breedtegraad').fill('50,63');
  for (const button of [page.getByRole('button', { name: 'Opzoeken bij de kaartdienst' }), ask]) {
    await button.click();
    await expect(page.getByText('De dienst antwoordde met een fout van zichzelf')).toBeVisible();
    await expect(button).toBeEnabled();
  }
  await expect(places.name('Nederlands')).toHaveValue(nameThatFails);
  await expect(places.name('Français', 'Provincie (gebied 2)')).toHaveValue('Nord');
  await expect(places.field('Breedtegraad')).toHaveValue('50,6300');
  await places.field('Breedtegraad').fill('');
  await places.name('Nederlands').fill('Nergenshuizen');
  await page.route('**/api/v2', async (route) => {
    const { id, method } = route.request().postDataJSON();
    const busy = { code: -32001, message: 'busy', data: { retryAfterSeconds: 5 } };
    const tooSlow = { code: 2021, message: 'lookupFailed', data: { service: 'gazetteer', reason: 'timeout' } };
    const error = { geonamesAPI: tooSlow, createPlace: busy }[String(method)];
    if (!error) return route.fallback();
    await route.fulfill({ json: { jsonrpc: '2.0', id, error } });
  });
  await ask.click();
  await expect(page.getByText('De dienst antwoordt niet op tijd')).toBeVisible();
  await places.save();
  await expect(page.getByText('De plaats kon niet worden bewaard')).toBeVisible();
  await expect(places.name('Nederlands')).toHaveValue('Nergenshuizen');
  await page.unrouteAll();
  await places.save();
  await expect(page.getByText('De plaats is aangemaakt: Nergenshuizen', { exact: true })).toBeVisible();

  // Whoever makes it once more is led to the one that is there.
  await staff.open('/places/create');
  await places.name('Nederlands').fill('Nergenshuizen');
  await places.save();
  const taken = page.getByRole('region', { name: 'Deze plaats is er al' });
  await expect(taken.getByRole('link', { name: 'Nergenshuizen' })).toHaveAttribute('href', /\/places\/[0-9a-f-]{36}$/);
});

test('the list and the likeness hint wait half a second for the rest of a name, the place picker 150 ms [PLACE-43]', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { method, params } = (request.postDataJSON() ?? {}) as { method?: string; params?: object };
    if (JSON.stringify(params ?? {}).includes('Zonnebek')) asked.push(method ?? '');
  });
  await page.clock.install();
  await staff.openAs('normal', '/places');
  const fields = [
    ['/places', page.getByRole('searchbox'), 500, 'findPlaces'],
    ['/places/create', new Places(page, staff).name('Nederlands'), 500, 'findSimilarPlaces'],
    ['/memorials/create', page.getByRole('textbox', { name: 'Plaats', exact: true }), 150, 'findPlaces'],
  ] as const;
  for (const [path, field, delay, method] of fields) {
    await staff.open(path);
    await expect(field).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    asked.length = 0;
    await field.fill('Zonnebek');
    await page.clock.runFor(delay - 1);
    expect(asked, path).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked, path).toEqual([method]);
    await page.clock.resume();
  }
});

test('a choice that would make two places of one name is refused where it is made, and another one merges', {
  tag: onlyWide,
}, async ({ staff, page }) => {
  const places = new Places(page, staff);
  const name = `${places.mark}hof`;
  const kept = await places.make(name, { country_code: 'BE' });
  const merged = await places.make(`${name}stede`, { country_code: 'FR' });
  await places.make(name, { country_code: 'FR' });
  await staff.openAs('normal', `/places?open=merge~${kept}.${merged}`);
  const reason = places.dialog.getByRole('textbox', { name: 'Waarom is dit hetzelfde?' });
  await reason.fill('zelfde hof');
  await places.dialog.getByRole('radio', { name: 'Frankrijk' }).check();
  await expect(places.dialog.getByRole('alert')).toContainText('nog een plaats met deze naam');
  await expect(places.dialog.getByRole('button', { name: 'Samenvoegen', exact: true })).toBeDisabled();
  await places.dialog.getByRole('radio', { name: 'België' }).check();
  await expect(places.dialog.getByRole('alert')).toHaveCount(0);
  await expect(reason).toHaveValue('zelfde hof');
  await places.dialog.getByRole('button', { name: 'Samenvoegen', exact: true }).click();
  await expect(page.getByText(`${name}stede en ${name} zijn samengevoegd`)).toBeVisible();
});

for (const language of lookedAt) {
  const tag = whereStaffReads(language);
  test(`the screens of places in ${language}: axe finds nothing, nothing sticks out [A1, A3, P1]`, { tag }, async ({
    staff,
    page,
  }) => {
    test.slow();
    const t = await wordsIn(language);
    await page.emulateMedia({ colorScheme: language === 'nl' ? 'light' : 'dark', reducedMotion: 'reduce' });
    const token = await staff.openAs('normal', `/places?text=ieper&lang=${language}`);
    const { data } = await staff.call<{ data: { id: string }[] }>('findPlaces', { token, text: 'ieper', limit: 2 });
    const [a, b] = data.map(({ id }) => id);
    const queues = ['/places/healing', '/places/healing?tab=texts', '/places/doubles'];
    const paths = ['/places?text=ieper', ...queues, `/places/${a}`, `/places/${a}/edit`, '/places/create'];
    const panels = [`merge~${a}.${b}`, `remove~${a}`, `events~${a}.died`].map((open) => `/places?open=${open}`);
    for (const path of [...paths, ...panels]) {
      await staff.goTo(path);
      if (path.includes('open=')) await expect(page.getByRole('dialog')).toBeVisible();
      expect(await staff.violations(), path).toEqual([]);
      expect(await staff.sideways(), path).toBeLessThanOrEqual(0);
    }
    await staff.goTo('/places/create');
    await page.getByRole('button', { name: t('forms.save') }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await staff.violations(), 'a refused form').toEqual([]);
  });
}
