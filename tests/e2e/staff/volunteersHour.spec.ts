import type { Page } from '@playwright/test';
import { summerProject } from '../museumFacts.ts';
import { OwnMuseum } from '../OwnMuseum.ts';
import { hasRealLists } from '../realLists.ts';
import { Events } from './Events.ts';
import { actOn } from './lists.ts';
import { Merging } from './persons/Merging.ts';
import { Persons } from './persons/Persons.ts';
import { test as base, expect, StaffApp } from './staffApp.ts';

/** All here happens in the museum of real lists, at an address of its own. */
const test = base.extend<{ colleague: StaffApp }, { museum: OwnMuseum }>({
  museum: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const museum = await OwnMuseum.open('realListsMuseum.ts');
      await use(museum);
      await museum.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ museum }, use) => use(museum.origin),
  colleague: async ({ browser, request, museum }, use) => {
    const context = await browser.newContext({ baseURL: museum.origin, viewport: { width: 1280, height: 900 } });
    await use(new StaffApp(await context.newPage(), request));
    await context.close();
  },
});

if (!hasRealLists) process.stdout.write('The sample data is not at ../shared/data; the volunteer’s hour is skipped.\n');
test.skip(!hasRealLists, 'The lists of ../shared/data are not here.');

/** Who is in two lists under one number: the roll of those who left Canada, and that of the graves. */
const number = '874765';
const goodman = 'Goodman Sigurdson';
const brother = 'Jon Sigurdson';

async function changeIdentity(page: Page, persons: Persons): Promise<void> {
  await page.keyboard.press('e');
  await persons.choice('Slachtoffer of overlevende', 'Oorlogsslachtoffer').check();
  await persons.day('Geboren', 'Dag').fill('17031889');
  await persons.day('Overleden', 'Dag').fill('10111917');
  await persons.save();
  await persons.isSaved(goodman);
}

async function tellHisWar(page: Page, persons: Persons, events: Events): Promise<void> {
  await persons.openTab('Gebeurtenissen');
  const service = await events.edit('Militaire dienst (8/3/1916)', 'Militaire dienst');
  await service.getByLabel('Nummer van de eenheid', { exact: true }).fill('78th');
  await page.keyboard.press('Escape');
  await events.save(service);

  const wound = await events.add('Verwonding');
  await page.keyboard.type('0904191730041917');
  await wound.getByLabel('Oorzaak').fill('granaatscherf');
  await events.save(wound);

  const captivity = await events.add('Gevangenschap');
  await page.keyboard.type('01061917');
  await page.keyboard.type('15061917');
  await events.save(captivity);

  const death = await events.edit('Overlijden (10/11/1917)', 'Overlijden');
  await events.pick(death, 'Plaats', 'passend', 'Passendale');
  await death.getByLabel('Doodsoorzaak').fill('gesneuveld');
  await events.save(death);

  const grave = await events.add('Begrafenis en herdenking');
  await events.pick(grave, 'Gedenkteken', 'passchendaele new', 'Passchendaele New British Cemetery');
  await events.save(grave);
}

async function addBrotherAndProject(page: Page, persons: Persons): Promise<void> {
  await persons.openTab('Relaties');
  await page.getByLabel('Persoon verbinden').fill(brother);
  await page.getByRole('option', { name: /^Nieuw/ }).click();
  const quick = page.getByRole('dialog', { name: 'Nieuwe persoon' });
  await quick.getByRole('radio', { name: 'Man', exact: true }).check();
  await quick.getByRole('button', { name: 'Aanmaken' }).click();
  await page.getByRole('combobox', { name: `Wat is ${brother}?` }).click();
  await page.getByRole('option', { name: 'Broer', exact: true }).click();
  await persons.openTab('Projecten');
  await page.getByLabel('Project toevoegen').fill('zomer');
  await page.getByRole('option', { name: summerProject.title }).click();
  await persons.save();
  await persons.isSaved(goodman);
}

test('a volunteer’s hour with real lists, where ../shared/data has them: found by a misspelt name, corrected, told, merged, undone, merged again; everybody reads it [PERSON-01, PERSON-06, PERSON-11, PERSON-12, PERSON-16, PERSON-27, EVENT-22, QUICK-02, beyond 4, beyond 24]', async ({
  staff,
  colleague,
  page,
  request,
}) => {
  test.slow();
  await staff.openAs('normal', '/');
  const [persons, events, merging] = [new Persons(page, staff), new Events(page, staff), new Merging(page, staff)];
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Personen/ })
    .click();
  await persons.list.searchBox.fill('Sigurdsen');
  await persons.list.table.getByRole('link', { name: 'Sigurdson, Goodman', exact: true }).click();
  await expect(staff.heading).toHaveText(goodman);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await changeIdentity(page, persons);
  await tellHisWar(page, persons, events);
  await addBrotherAndProject(page, persons);

  // A mistake, which a colleague who may do so takes back from the history.
  await persons.openTab('Identiteit');
  await persons.field('Nationaliteit').fill('Belg');
  await persons.field('Initialen').fill('G.');
  await persons.save();
  await expect(page.getByText(`${goodman} is bewaard`)).toHaveCount(1);
  await colleague.openAs('admin', `/persons/${id}?open=history~${id}`);
  const history = colleague.page.getByRole('dialog', { name: `Geschiedenis van ${goodman}` });
  await history.getByRole('button', { name: 'Nationaliteit herstellen' }).first().click();
  await colleague.page.getByRole('dialog').getByRole('button', { name: 'Herstellen', exact: true }).click();
  await expect(colleague.page.getByText(`${goodman} is hersteld`).first()).toBeVisible();

  // The list of graves has him too.
  await staff.open(`/persons/${id}`);
  await page.getByRole('button', { name: `${goodman} samenvoegen` }).click();
  await page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: 'Personen', exact: true })
    .click();
  await persons.list.searchBox.fill(number);
  const other = persons.list.rows.filter({ hasText: 'Sigurdson, G.' });
  await expect(other).toBeVisible();
  const merge = () => actOn(page, 'Sigurdson, G.', `Sigurdson, G. samenvoegen met ${goodman}`);
  await merge();
  await expect(merging.dialog).toContainText('De naam die u niet kiest');
  const former = /merge~[0-9a-f-]{36}\.([0-9a-f-]{36})/.exec(decodeURIComponent(page.url()))?.[1] ?? '';
  await merging.merge('zelfde stamnummer en graf');
  await expect(persons.list.rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(persons.list.rows).toHaveCount(2);
  await actOn(page, 'Sigurdson, Goodman', 'Sigurdson, Goodman samenvoegen met een andere persoon');
  await merge();
  await merging.merge('zelfde stamnummer en graf', 'Samenvoegen en openen');
  await expect(page).toHaveURL(new RegExp(`/persons/${id}$`));
  await expect(page.getByRole('tabpanel')).toContainText('granaatscherf');

  // Everybody reads the truth, and the address of the other entry leads to it.
  const publicPath = `/publicsearch/person/_id=${id}`;
  await expect(async () => {
    await page.goto(`${publicPath}&lang=nl`);
    const text = page.getByRole('main');
    for (const fact of [goodman, '17 maart 1889', '10 november 1917', 'Passendale', '78th', 'granaatscherf', brother]) {
      await expect(text).toContainText(fact, { timeout: 1 });
    }
    await expect(text.getByText('Belg', { exact: true })).toHaveCount(0, { timeout: 1 });
  }).toPass();
  const moved = await request.get(`/publicsearch/person/_id=${former}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, publicPath]);
});
