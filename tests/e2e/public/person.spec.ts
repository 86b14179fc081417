import { summerProject } from '../museumFacts.ts';
import { expect, test } from './pages.ts';

test('the page tells a life in the documents’ order [PUBLIC-14, PUBLIC-15, PUBLIC-16, EVENT-26]', async ({
  pages,
  page,
}) => {
  await pages.openPerson('mcgee william');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('William McGee');
  await expect(
    page.getByText('William McGee werd in november 1881 geboren in Cardiff en overleed op 4 oktober 1917 in Langemark'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Gegevens',
    'Levensloop',
    'Verwanten en bekenden',
    'Zelfde eenheid, plaats of dag',
    'Weet u meer?',
    'Verwijzen en delen',
    'Hulp nodig?',
  ]);
  const timeline = page.getByRole('region', { name: 'Levensloop' });
  // The documents' order is not one of dates: headings say what it goes by.
  await expect(timeline.getByRole('heading', { level: 3 })).toHaveText([
    'Leven',
    'Dienst',
    'Dood en herdenking',
    'Verder bekend',
  ]);
  await expect(timeline.getByRole('heading', { level: 4 })).toContainText([
    'Geboorte',
    'School',
    'Werk',
    'Huwelijk',
    'Verblijf',
    'Militaire dienst',
    'Militaire dienst',
    'Verwonding',
    'Opname in een hospitaal',
    'Overlijden',
    'Begrafenis en herdenking',
    'Onderscheiding',
  ]);
});

test('from a person one goes to the story of their life, and from there back [PUBLIC-33]', async ({ pages, page }) => {
  await pages.openPerson('cyriel lammertyn', 'en');
  await page.getByRole('link', { name: 'Read the story of Cyriel Lammertyn' }).click();
  await expect(page).toHaveURL(/\/public\/remembrancekey\/[0-9a-f-]{36}\?lang=en$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cyriel Lammertyn');
  await page.getByRole('link', { name: 'All that is known about Cyriel Lammertyn' }).click();
  await expect(page.getByRole('link', { name: 'Read the story of Cyriel Lammertyn' })).toBeVisible();
});

test('unknown parts of a date are question marks to the eye and words to the ear [DATE-01, PUBLIC-18, A9]', async ({
  pages,
  page,
}) => {
  await pages.openPerson('mcgee william');
  const birth = page.getByRole('region', { name: 'Levensloop' }).getByRole('listitem').filter({ hasText: 'Geboorte' });
  await expect(birth).toContainText('?/11/1881');
  await expect(birth).toMatchAriaSnapshot(`
    - listitem:
      - paragraph: november 1881, dag onbekend
  `);
});

test('relations are named by the gender of the other person and lead there [PUBLIC-17, I18N-11, I18N-12]', async ({
  pages,
  page,
}) => {
  await pages.openPerson('mcgee william');
  const relations = page.getByRole('region', { name: 'Verwanten en bekenden' });
  await expect(relations).toContainText('Echtgenote');
  await relations.getByRole('link', { name: 'Ellen Price' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ellen Price');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Verwanten en bekenden' })).toContainText('Echtgenoot');
});

test('who shares a place with the person is counted and named, and all of them are a search away', async ({
  pages,
  page,
}) => {
  await pages.openPerson('mcgee william', 'en');
  const fellows = page.getByRole('region', { name: 'Same unit, place or day' });
  await expect(fellows.getByRole('link', { name: 'Ellen Price' })).toBeVisible();
  await fellows.getByRole('link', { name: '1 other person was born in Cardiff' }).click();
  await expect(pages.rows).toHaveCount(2);
});

test('the short address leads to the page in the language that it wishes [beyond 4]', async ({ pages, page }) => {
  await pages.openPerson('mcgee william');
  const short = await page
    .getByText(/\/p\/[2-9A-HJ-NP-Z]{6}$/)
    .first()
    .textContent();
  await pages.open(`${new URL(short ?? '').pathname}?lang=de`);
  await expect(page).toHaveURL(/\/person\/_id=[0-9a-f-]{36}.*lang=de/);
  await expect(page.getByRole('heading', { name: 'Lebensweg' })).toBeVisible();
});

test('a map of the life comes when it is asked for, and its markers lead into the timeline [P6]', async ({
  pages,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await pages.openPerson('mcgee william', 'en');
  expect(asked.filter((url) => /leaflet|tile|LifeMap/i.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Show the 2 places on a map' }).click();
  const map = page.getByRole('region', { name: 'Map with 2 places of this life' });
  await map
    .getByRole('button', { name: 'Langemark, Death; Burial and commemoration: show it among the dates' })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: 'killed in action' })).toBeFocused();
  // Drawn on its own ground: no tile is asked for, not even from us.
  await expect(map.locator('path.map-land').first()).toBeAttached();
  expect(asked.filter((url) => url.includes('/api/tile/'))).toEqual([]);
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
});

test('places are named in the reader’s language, with a mark where they are not, and a way to a map [A7]', async ({
  pages,
  page,
}) => {
  await pages.openPerson('mcgee william', 'fr');
  const death = page
    .getByRole('region', { name: 'Parcours de vie' })
    .getByRole('listitem')
    .filter({ hasText: 'Décès' });
  await expect(death).toContainText('Langemark');
  await expect(death.getByText('seulement en néerlandais')).toBeAttached();
  await expect(death.getByRole('link', { name: 'Montrer Langemark sur une carte' })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/\?mlat=50\.912&mlon=2\.918/,
  );
});

test('service is told once and in full, coded values in the reader’s language, free text with its own [P15, A7, PUBLIC-15]', async ({
  pages,
  page,
}) => {
  await pages.openPerson('mcgee william', 'fr');
  await expect(page.getByRole('region', { name: 'Informations' })).toContainText('britannique');
  const timeline = page.getByRole('region', { name: 'Parcours de vie' });
  // Enlistment names regiment, army and number; active service then what changed.
  await expect(timeline.getByText('Armée britannique (B.E.F.)')).toHaveCount(1);
  await expect(timeline.getByText('23481')).toHaveCount(1);
  await expect(timeline.getByRole('link', { name: '13th Battalion, Royal Welsh Fusiliers' })).toHaveCount(1);
  await expect(timeline.getByText('tué à l’ennemi')).toBeVisible();
  await expect(timeline.getByText('left arm')).toHaveAttribute('lang', 'en');
  await expect(timeline.getByText('seulement en anglais').first()).toBeAttached();
});

test('address and citation can be copied, and say that they were [P9]', async ({ pages, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pages.openPerson('mcgee william');
  await page.getByRole('button', { name: 'Bronvermelding kopiëren' }).click();
  await expect(page.getByText('Gekopieerd')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^William McGee \(1881–1917\), in: Salient, namenlijst van de Eerste Wereldoorlog\. http:.*\/p\/[2-9A-HJ-NP-Z]{6} \(geraadpleegd op \d+ [a-z]+ \d{4}\)\.$/,
  );
});

test('the page can be printed, and leads to the museum’s own page in the languages that have one [PERSON-24, PERSON-25]', async ({
  pages,
  page,
}) => {
  await pages.openPerson('mcgee william');
  await expect(page.getByRole('button', { name: 'Afdrukken' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meer over de namenlijst' })).toBeVisible();
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page.getByRole('link', { name: 'Everybody called McGee' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'More about the names list' })).toBeHidden();
});

test('a person who is not there is said to be so, with status 404 and a way on', async ({ pages, page, request }) => {
  const path = '/publicsearch/person/_id=00000000-0000-7000-8000-000000000000';
  expect((await request.get(path)).status()).toBe(404);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze persoon is niet gevonden');
  await page.getByRole('main').getByRole('link', { name: 'Zoek een naam' }).click();
  await expect(pages.box).toBeVisible();
  pages.complaints.length = 0;
});

test('a life of twelve events prints on two pages, without menus [P8, PUBLIC-41]', async ({ pages, page }) => {
  await pages.openPerson('mcgee william');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Afdrukken' })).toBeHidden();
  await expect(page.getByText(/geraadpleegd op/)).toBeVisible();
});

test('a project lists its persons, twenty a page [PUBLIC-37, ROUTE-59]', async ({ pages, page, request }) => {
  const reply = await request.get('/publicsearch/project/00000000-0000-7000-8000-000000000000');
  expect(reply.status()).toBe(404);
  await pages.open(`/publicsearch/project/${summerProject.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zomer 1917');
  await expect(pages.rows).toHaveCount(20);
  await page.getByRole('link', { name: 'Pagina 3' }).click();
  await expect(page.getByText('41 tot 45 van 45')).toBeVisible();
  await pages.rows.first().getByRole('link').click();
  await page.getByRole('link', { name: 'Terug naar het project' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zomer 1917');
});
