import type { Locator } from '@playwright/test';
import { lookedAt, onlyWide, whereWordsFit } from '../screenTags.ts';
import { expect, test } from './pages.ts';

/** What the way to the map is called, by language. */
const showMap = { nl: 'Toon de kaart', en: 'Show the map', fr: 'Afficher la carte', de: 'Karte anzeigen' } as const;

for (const language of lookedAt) {
  test(`keys in ${language}: axe finds nothing on list, map, page and short address, nothing sticks out at 320 px [A1, P1, P6]`, {
    tag: whereWordsFit(language),
  }, async ({ pages, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const look = async (what: string) => {
      expect(await pages.violations(), what).toEqual([]);
      const size = page.viewportSize();
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await pages.sideways(), what).toBeLessThanOrEqual(0);
      if (size) await page.setViewportSize(size);
    };
    await pages.open(`/keys?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await look('the list');
    await pages.open(`/keys?order=theme&lang=${language}`);
    await expect(page.locator('.theme-walk')).toHaveCount(3);
    await look('the list by theme');
    await pages.open(`/public/key_locations_map/${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('button', { name: /Essex Farm/ }).press('Enter');
    await expect(page.getByRole('dialog')).toBeFocused();
    await look('the map');
    await pages.open(`${await pages.keyPath('Menenpoort')}?lang=${language}`);
    await page.getByRole('link', { name: showMap[language] }).click();
    await expect(page.getByRole('region', { name: /8/ }).getByRole('button', { name: /Menenpoort/ })).toBeVisible();
    await look('a key');
    await pages.open(`/s/ZZZZZZ?lang=${language}`);
    await look('a short address that does not exist');
    // Tiles that cannot be reached, and the status 404.
    pages.complaints.length = 0;
  });
}

test('a marker opens its popup by keyboard, which takes the focus and gives it back [MAP-01, MAP-03, PUBLIC-36, P6]', async ({
  pages,
  page,
}) => {
  await pages.open('/public/key_locations_map/en');
  const marker = page.getByRole('button', { name: 'Key 8: Essex Farm Cemetery' });
  await marker.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Essex Farm Cemetery' });
  await expect(popup).toBeFocused();
  await expect(popup).toContainText('there was a dressing station');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(marker).toBeFocused();
  await page.keyboard.press('Space');
  await popup.getByRole('link', { name: 'Go to this key' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Essex Farm Cemetery');
  pages.complaints.length = 0;
});

test('keys that would cover one another are a stack that says how many, and open by keyboard to the first of them [MAP-03, P6]', async ({
  pages,
  page,
}) => {
  await pages.open('/public/key_locations_map/nl');
  const cluster = page.getByRole('button', { name: /\d sleutels hier; toon van dichtbij/ }).first();
  await expect(cluster).toHaveText(/^\dsleutels$/);
  await expect(page.getByRole('button', { name: 'Sleutel 1: Lakenhalle' })).toHaveCount(0);
  // Neither its size nor its shape is that of a single key, so that a 3 on it is not taken for key 3.
  const single = page.getByRole('button', { name: 'Sleutel 8: Essex Farm Cemetery' });
  const [stack, pin] = [await cluster.boundingBox(), await single.boundingBox()];
  expect((stack?.width ?? 0) - (pin?.width ?? 0)).toBeGreaterThan(12);
  expect(await radiusOf(cluster, '')).not.toBe(await radiusOf(single, '::before'));
  await cluster.focus();
  // On a narrow map some of them are still together then: the stack with the first has the focus, and is opened in turn.
  const first = page.getByRole('button', { name: 'Sleutel 1: Lakenhalle' });
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused({ timeout: 3_000 });
  }).toPass();
  pages.complaints.length = 0;
});

const radiusOf = (marker: Locator, pseudo: string) =>
  marker.evaluate((element, part) => getComputedStyle(element, part || null).borderRadius, pseudo);

test('the map opens with every key in it, by theme too, and none under a button or at the edge [MAP-05, P6]', async ({
  pages,
  page,
}) => {
  for (const path of ['/public/key_locations_map/en', '/public/key_locations_map/en?order=theme']) {
    await pages.open(path);
    const map = page.getByRole('region', { name: 'Map with 8 keys' });
    const markers = map.getByRole('button', { name: /^Key \d|keys here/ });
    await expect(markers.first()).toBeVisible();
    const room = await map.boundingBox();
    const zoom = await map.locator('.leaflet-control-zoom').boundingBox();
    if (!room || !zoom) throw new Error('the map is not drawn');
    let keys = 0;
    for (const marker of await markers.all()) {
      const box = await marker.boundingBox();
      const name = (await marker.getAttribute('aria-label')) ?? '';
      keys += name.startsWith('Key') ? 1 : Number.parseInt(name, 10);
      if (!box) throw new Error(`${name} is not drawn`);
      expect(box.x, name).toBeGreaterThanOrEqual(Math.max(room.x, zoom.x + zoom.width));
      expect(box.y, name).toBeGreaterThanOrEqual(room.y);
      expect(box.x + box.width, name).toBeLessThanOrEqual(room.x + room.width);
      expect(box.y + box.height, name).toBeLessThanOrEqual(room.y + room.height);
    }
    expect(keys).toBe(8);
  }
});

test('the map draws its own ground, asks for no tile before a press, and keeps the choice for the visit [MAP-02]', async ({
  pages,
  page,
}) => {
  const tiles: string[] = [];
  page.on('request', (request) => request.url().includes('/api/tile/') && tiles.push(request.url()));
  await pages.open('/public/key_locations_map/nl');
  await expect(page.locator('path.map-land').first()).toBeAttached();
  await expect(page.locator('.map-label > span', { hasText: 'Ieper' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Het noorden is boven' })).toBeVisible();
  await expect(page.locator('.leaflet-control-attribution')).toHaveText(
    'Natural Earth · Who’s On First · GeoNames (CC BY)',
  );
  await expect(page.getByText('Eenvoudige kaart: kust, grenzen en plaatsen, geen straten.')).toBeVisible();
  expect(tiles).toEqual([]);
  // There is no way to any tile here: the ground stays, and the map says so.
  await page.getByRole('button', { name: 'Laad de gedetailleerde kaart (OpenStreetMap)' }).click();
  await expect(page.getByText('De gedetailleerde kaart kon niet worden geladen')).toBeVisible();
  await expect(page.locator('path.map-land').first()).toBeAttached();
  expect(tiles.length).toBeGreaterThan(0);
  await pages.open('/public/key_locations_map/nl');
  await page.getByRole('button', { name: 'Terug naar de eenvoudige kaart' }).click();
  tiles.length = 0;
  await pages.open('/public/key_locations_map/nl');
  await expect(page.locator('path.map-land').first()).toBeAttached();
  expect(tiles).toEqual([]);
  pages.complaints.length = 0;
});

test('"Near me" asks for the place, sorts by distance, and sends and keeps nothing of it [beyond 19]', async ({
  pages,
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 50.87, longitude: 2.8735 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await pages.open('/keys?lang=en');
  const items = page.getByRole('region', { name: 'All keys' }).getByRole('listitem');
  await expect(items.first()).toContainText('Cloth Hall');
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(items.first()).toContainText('Essex Farm Cemetery');
  await expect(items.first()).toContainText('100 m away');
  await expect(page.getByRole('status').filter({ hasText: 'is not stored' })).toBeVisible();
  expect(sent.filter((text) => /50\.87\b|2\.8735/.test(text))).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.getByRole('link', { name: 'By number' }).click();
  await expect(items.first()).toContainText('Cloth Hall');
});

test('by theme the keys stand in the order of their walks, which a link and another language keep [beyond 19, A8]', async ({
  pages,
  page,
}) => {
  await pages.open('/keys?lang=en');
  await page.getByRole('link', { name: 'By theme' }).click();
  const names = (walk: string) => page.getByRole('region', { name: walk }).locator('.key-name bdi');
  await expect(names('The rebuilt town')).toHaveText([
    'Cloth Hall',
    'Saint Martin’s Cathedral',
    'Saint George’s Memorial Church',
  ]);
  await expect(page.getByRole('region', { name: 'The rebuilt town' }).locator('.walk-facts li')).toHaveText([
    '600 m',
    '10 minutes',
    'Suitable for children',
  ]);
  const dutch = page.getByRole('region', { name: 'Namen en graven' });
  await expect(dutch).toContainText('only in Dutch');
  await expect(dutch.getByRole('heading')).toHaveAttribute('lang', 'nl');
  await expect(names('Namen en graven')).toHaveText([
    'Ypres Reservoir Cemetery',
    'Saint George’s Memorial Church',
    'Menenpoort',
    'Rijselpoort',
  ]);
  await expect(names('Not on a walk')).toHaveText(['Station', 'Essex Farm Cemetery']);
  await page.reload();
  await expect(page.getByRole('link', { name: 'By theme' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: /Français/ }).click();
  await expect(names('La ville reconstruite')).toHaveCount(3);
  await page.getByRole('link', { name: 'Par numéro' }).click();
  await expect(page.locator('.key-name')).toHaveCount(8);
});

test('the map stands beside the list where there is room, and is a tap away where there is none [beyond 19]', async ({
  pages,
  page,
  viewport,
}) => {
  await pages.open('/keys?lang=en');
  const map = page.getByRole('region', { name: 'Map with 8 keys' });
  if ((viewport?.width ?? 0) < 960) {
    await expect(map).toHaveCount(0);
    await page.getByRole('link', { name: 'Show the map' }).click();
    await expect(page).toHaveURL(/\/public\/key_locations_map\/en$/);
  }
  await expect(map).toBeVisible();
  await expect(page.getByRole('region', { name: 'All keys' }).getByRole('listitem')).toHaveCount(8);
  pages.complaints.length = 0;
});

test('what is said of a key stands beside its photo, in one column of readable width', { tag: onlyWide }, async ({
  pages,
  page,
}) => {
  await pages.open(`${await pages.keyPath('Menenpoort')}?lang=nl`);
  const place = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const name = await place(page.getByRole('heading', { level: 1 }));
  const note = await place(page.locator('.key-note'));
  const photo = await place(page.getByRole('region', { name: 'Foto’s' }));
  expect(note.x).toBeCloseTo(name.x, 0);
  expect(note.width).toBeGreaterThan(450);
  expect(photo.x).toBeGreaterThan(note.x + note.width);
});

test('a note that has no words in the reader’s language falls back, marked in words and in the markup [I18N-14]', async ({
  pages,
  page,
}) => {
  await pages.open(`${await pages.keyPath('Rijselpoort')}?lang=de`);
  await expect(page.getByText('nur auf Niederländisch')).toBeVisible();
  await expect(page.locator('.key-note')).toHaveAttribute('lang', 'nl');
});

test('a language is switched in the address of the map too [MAP-06, MAP-09]', async ({ pages, page }) => {
  await pages.open('/public/key_locations_map/xx');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaart van de herinneringssleutels');
  await page.getByRole('link', { name: /Français/ }).click();
  await expect(page).toHaveURL(/\/public\/key_locations_map\/fr$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carte des clés du souvenir');
  pages.complaints.length = 0;
});

test('on paper a key is one sheet with its citation and a code, without map and buttons [P8, PUBLIC-41]', async ({
  pages,
  page,
}) => {
  await pages.open(`${await pages.keyPath('Menenpoort')}?lang=nl`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /Deze sleutel op uw telefoon: .*\/s\/\w{6}$/ })).toBeVisible();
  await expect(page.getByText(/\(geraadpleegd op \d/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Toon de kaart' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Afdrukken' })).toBeHidden();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('the map around a key comes after a tap, into the page that is read, and takes the focus [PUBLIC-30, P6, beyond 19]', async ({
  pages,
  page,
}) => {
  await pages.open(`${await pages.keyPath('Menenpoort')}?lang=en`);
  await expect(page.locator('.leaflet-container')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show the map' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Map with 8 keys' })).toBeVisible();
  await expect(page.locator('.key-map .section-body')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menenpoort');
  pages.complaints.length = 0;
});

test('the way there leads to the maps of the visitor’s device [beyond 19]', async ({ browser, pages }) => {
  const android = await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile' });
  const page = await android.newPage();
  await page.goto(`${await pages.keyPath('Menenpoort')}?lang=nl`);
  await expect(
    page.getByRole('link', { name: 'Toon de weg naar Menenpoort in de kaarten van uw toestel' }),
  ).toHaveAttribute('href', 'geo:50.8521,2.8916?q=50.8521,2.8916(Menenpoort)');
  await android.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a key is read, its stories in full and the way to the next one found [P5, PUBLIC-30, PUBLIC-31, KEYLOC-01, beyond 19]', async ({
    pages,
    page,
  }) => {
    await page.goto(`${await pages.keyPath('Menenpoort')}?lang=nl`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menenpoort');
    await expect(page.getByText('Elke avond om acht uur')).toBeVisible();
    const story = page.getByRole('region', { name: 'Verhalen bij deze sleutel' }).getByRole('listitem');
    await expect(story).toHaveCount(1);
    await expect(story.getByRole('link', { name: /Lees het verhaal van/ })).toHaveAttribute(
      'href',
      /\/public\/remembrancekey\/[0-9a-f-]{36}\?lang=nl$/,
    );
    // The whole of it opens where it stands, in place of its beginning.
    const [beginning, whole] = [story.locator('.key-preview'), story.locator('.key-text')];
    await expect(whole).toBeHidden();
    const begun = ((await beginning.textContent()) ?? '').replace(/\W*$/, '');
    await story.getByText('Hier verder lezen').click();
    await expect(whole).toBeVisible();
    await expect(beginning).toBeHidden();
    const read = (await whole.textContent()) ?? '';
    expect(read.startsWith(begun.slice(0, 60))).toBe(true);
    expect(read.length).toBeGreaterThan(begun.length * 2);
    await story.getByText('Minder tonen').click();
    await expect(whole).toBeHidden();
    const next = page.getByRole('navigation', { name: 'Naar een andere sleutel' });
    await expect(next).toContainText('Volgende sleutel op 670 m');
    await next.getByRole('link', { name: 'Rijselpoort', exact: false }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rijselpoort');
  });

  test('a story at a key stands beside the face of its person', async ({ pages, page }) => {
    await page.goto(await pages.keyPath('Essex Farm Cemetery'));
    const story = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Cyriel Lammertyn' }) });
    await expect(story.locator('.face img')).toHaveJSProperty('complete', true);
    await expect(story.locator('.face img')).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('a theme walk is followed from key to key [beyond 19]', async ({ page }) => {
    await page.goto('/keys?lang=nl');
    await page.getByRole('link', { name: 'Op thema' }).click();
    const walk = page.getByRole('region', { name: 'De herbouwde stad' });
    await walk.getByRole('link', { name: 'Sint-Maartenskathedraal' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sint-Maartenskathedraal');
  });

  test('its short address leads to it in the wished language, and its head tells machines what it is [beyond 4, beyond 6, beyond 12]', async ({
    pages,
    page,
    request,
    baseURL,
  }) => {
    const gatePath = await pages.keyPath('Menenpoort');
    const gate = gatePath.split('/').at(-1);
    const { short_code } = (await pages.call('getPublicKeyLocation', { id: gate })) as { short_code: string };
    const reply = await request.get(`/s/${short_code.toLowerCase()}?lang=fr`, { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location]).toEqual([302, `${gatePath}?lang=fr`]);
    expect((await request.get('/s/ZZZZZZ')).status()).toBe(404);
    await page.goto(`/s/${short_code}?lang=fr`);
    await expect(page).toHaveTitle('Menenpoort, clé du souvenir à Ypres – Salient');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${gatePath}?lang=fr`);
    await expect(page.locator('link[rel="alternate"]')).toHaveCount(5);
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph'];
    expect(graph).toContainEqual(
      expect.objectContaining({
        '@type': 'LandmarksOrHistoricalBuildings',
        name: 'Menenpoort',
        geo: { '@type': 'GeoCoordinates', latitude: 50.8521, longitude: 2.8916 },
      }),
    );
  });
});
