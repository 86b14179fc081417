import { lookedAt, whereWordsFit } from '../screenTags.ts';
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
    await page.getByRole('button', { name: /Menenpoort/ }).press('Enter');
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
  const marker = page.getByRole('button', { name: 'Key 5: Rijselpoort' });
  await marker.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Rijselpoort' });
  await expect(popup).toBeFocused();
  await expect(popup).toContainText('The Lille Gate is the oldest gate');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(marker).toBeFocused();
  await page.keyboard.press('Space');
  await popup.getByRole('link', { name: 'Go to this key' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rijselpoort');
  pages.complaints.length = 0;
});

test('markers that would cover one another are one, and open by keyboard to the first of them [MAP-03, P6]', async ({
  pages,
  page,
}) => {
  await pages.open('/public/key_locations_map/nl');
  const cluster = page.getByRole('button', { name: /sleutels hier/ });
  await expect(cluster.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sleutel 1: Lakenhalle' })).toHaveCount(0);
  await cluster.first().press('Enter');
  await expect(page.getByRole('button', { name: 'Sleutel 1: Lakenhalle' })).toBeFocused();
  pages.complaints.length = 0;
});

test('without any tile the map says so, and markers stand where they are [MAP-02]', async ({ pages, page }) => {
  await page.route('**/api/tile/**', (route) => route.abort());
  await pages.open('/public/key_locations_map/nl');
  await expect(page.getByText('De kaartachtergrond kon niet worden geladen.')).toBeVisible();
  await expect(page.locator('path.map-outline').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Sleutel 6: Station' })).toBeVisible();
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

  test('a key is read, its stories begun and the way to the next one found [P5, PUBLIC-30, PUBLIC-31, KEYLOC-01]', async ({
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
    const next = page.getByRole('navigation', { name: 'Naar een andere sleutel' });
    await expect(next).toContainText('Volgende sleutel op 670 m');
    await next.getByRole('link', { name: 'Rijselpoort', exact: false }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rijselpoort');
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
