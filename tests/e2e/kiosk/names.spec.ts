import type { Locator, Page } from '@playwright/test';
import type { KioskContent } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import { StaffApp } from '../staff/staffApp.ts';
import { expect, type KioskApp, test } from './kioskApp.ts';

const givenNames = ['Jan', 'Pieter', 'Joseph', 'Cyriel', 'Achiel', 'Remi', 'Alfons', 'Marie'];
const [many, sharing] = [64, 8];

/** So unlike one another that the families of two workers are no slips of the pen of each other. */
const syllables = ['bal', 'dom', 'fik', 'gus', 'kep', 'lor', 'mit', 'nav', 'pud', 'sel'];
/** A family of 64, of whom eight share each first name and sixteen each year of death; nobody else has their name. */
const family = `Z${[...String(process.pid)].map((digit) => syllables[Number(digit)]).join('')}`;

// One worker makes them once: it would make them again for tests of this file that came to it later.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  const staff = new StaffApp(page, page.request);
  const token = await staff.startSession('admin');
  for (let at = 0; at < many; at++) {
    const person = {
      surname: givenNames[at % sharing],
      familyname: family,
      ...{ gender: 'male', victim_type: 'civilian', in_namelist: true },
      ...{ born_month: 1 + (at % 12), born_year: 1890, died_year: 1911 + Math.floor(at / sharing) },
    };
    await staff.call('createPerson', { token, person });
  }
  const found = () => staff.call<{ total: number }>('narrowPersons', { token: 'GUEST', text: family, limit: 0 });
  await expect.poll(async () => (await found()).total).toBe(many);
  await page.close();
});

test('each of 64 that were found is reached, a screenful at a time, and the list is as it was for who comes back', async ({
  kiosk,
  page,
}) => {
  await kiosk.open('search');
  await kiosk.type(family.toLowerCase());
  const state = page.locator('.search-found .page-turner [role=status]');
  await expect(state).toHaveText(new RegExp(`^1 tot \\d+ van ${many}$`));
  const names = page.locator('.found-names button');
  const box = page.locator('.found-names');
  const seen = new Set<number>();
  for (;;) {
    const words = (await state.textContent()) ?? '';
    const [first = 0, last = 0] = words.match(/\d+/g)?.map(Number) ?? [];
    // None is left out; the last screenful is a full one, and may repeat some.
    expect(first).toBeLessThanOrEqual(seen.size + 1);
    if (last < many) expect(first).toBe(seen.size + 1);
    for (let n = first; n <= last; n++) {
      expect(await liesWithin(names.nth(n - 1), box), `name ${n}`).toBe(true);
      seen.add(n);
    }
    if (last === many) break;
    await turn(kiosk, () => expect(state).not.toHaveText(words, { timeout: 500 }));
  }
  expect(seen.size).toBe(many);

  const words = (await state.textContent()) ?? '';
  await kiosk.touch(names.nth(many - 1));
  await expect(kiosk.heading).toContainText(family);
  await kiosk.touch(kiosk.button('Terug naar de namen'));
  await expect(state).toHaveText(words);
  await expect(page.locator('.search-text')).toHaveValue(family.toLowerCase());
});

test('somebody who cannot type more comes from 64 to one by touch, and takes a choice back', async ({
  kiosk,
  page,
}) => {
  await kiosk.open('search');
  await kiosk.type(family.toLowerCase());
  const total = page.locator('.search-state p').first();
  await expect(total).toHaveText(`${many} namen gevonden`);
  await kiosk.touch(kiosk.button('Voornaam'));
  await kiosk.touch(kiosk.button(`Cyriel ${sharing}`));
  await expect(total).toHaveText(`${sharing} namen gevonden`);
  await kiosk.touch(kiosk.button('Sterfjaar'));
  await kiosk.touch(kiosk.button('1914 1'));
  await expect(total).toHaveText('1 naam gevonden');
  await kiosk.touch(kiosk.button('Voornaam: Cyriel, niet meer kiezen'));
  await expect(total).toHaveText(`${sharing} namen gevonden`);
  await kiosk.touch(kiosk.button('Voornaam'));
  await kiosk.touch(kiosk.button('Cyriel 1'));
  await expect(page.locator('.found-names button')).toHaveCount(1);
  await kiosk.touch(page.locator('.found-names button'));
  await expect(kiosk.heading).toHaveText(`Cyriel ${family}`);
  await expect(page.locator('.person-life')).toContainText('1914');
});

test('what is typed beside a name is said as it was read, and nobody found is not the end', async ({ kiosk, page }) => {
  await kiosk.open('search');
  await kiosk.type('mcgee');
  await kiosk.touch(kiosk.button('Spatie'));
  await kiosk.type('cardiff');
  await expect(page.locator('.search-state')).toContainText('Zo gelezen: Naam: mcgee · Plaats: Cardiff');
  await expect(page.locator('.found-names button').first()).toContainText('McGee, William');
  await kiosk.touch(kiosk.button('Alles wissen'));
  await kiosk.type('xqzwvk');
  await expect(page.locator('.search-state')).toContainText('Niemand gevonden');
  await expect(page.locator('.nobody-found')).toContainText('balie');
  await kiosk.touch(kiosk.button('Met minder letters zoeken'));
  await expect(page.locator('.search-text')).toHaveValue('xqzwv');
  await kiosk.touch(kiosk.button('Ook namen die hetzelfde klinken'));
  await expect(kiosk.button(/klinken, niet meer kiezen/)).toBeVisible();
});

test('a name of the day opens with what is known, and leads back to the names; few of them stand large', async ({
  kiosk,
  page,
}) => {
  const william = await personCalled(page, 'mcgee');
  await kiosk.setUp({}, withNames([william]));
  await kiosk.open('names');
  const name = page.locator('.day-names button');
  await expect(name).toHaveCount(1);
  const letters = () => name.locator('strong').evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  expect(await letters()).toBeGreaterThan(50);
  await kiosk.touch(kiosk.button('Français'));
  await expect(name).toContainText('Courtrai');
  await kiosk.touch(kiosk.button('Nederlands'));
  await expect(name).toContainText('Kortrijk');
  await kiosk.touch(name);
  await expect(kiosk.heading).toHaveText('William McGee');
  await expect(page.locator('.person-summary')).toContainText('13th Battalion, Royal Welsh Fusiliers');
  await expect(page.locator('.person-summary')).toContainText('Brits leger');
  await expect(page.locator('.take-home-words')).toHaveText(/\/p\/[A-Z0-9]+$/);
  await kiosk.touch(kiosk.button('Terug naar de namen'));
  await expect(name).toBeVisible();
  expect(await kiosk.violations()).toEqual([]);
});

test('a day without names says so and leads to the search', async ({ kiosk }) => {
  await kiosk.setUp({}, withNames([]));
  await kiosk.open('names');
  await kiosk.touch(kiosk.page.locator('main').getByRole('button', { name: 'Zoek een naam' }));
  await expect(kiosk.page.locator('.search-text')).toBeVisible();
});

test('no screen of names shows a question mark for a date, and a face stands with its own name alone', async ({
  kiosk,
  page,
}) => {
  const stories = await storiesOf(page);
  const looks = async (screen: string) => {
    await expect(page.locator('.shell-screen')).toHaveCount(1);
    expect(await page.locator('main').innerText(), screen).not.toMatch(/\?\/|\/\?/);
    const name = await kiosk.heading.innerText();
    const faces = await page.locator('main img').evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
    for (const face of faces) {
      const whose = stories.find(({ profile_image }) => profile_image && isOf(face, profile_image.picture.src));
      expect([undefined, name], `a face with ${name}`).toContain(whose?.calculated_full_name);
    }
    return faces.length;
  };
  let faces = 0;
  for (const { person_id } of stories) {
    await kiosk.open(`person/${person_id}`);
    await expect(page.locator('.person-summary')).toBeVisible();
    faces += await looks('a person with a story');
  }
  expect(faces).toBeGreaterThan(0);
  await kiosk.touch(kiosk.button('Lees het verhaal'));
  await expect(page.locator('main.story')).toBeVisible();

  await kiosk.open('search');
  for (const text of ['mcgee', family.toLowerCase(), 'vanden', 'anna']) {
    await kiosk.touch(kiosk.button('Alles wissen'));
    await kiosk.type(text);
    await expect(page.locator('.found-names button').first()).toBeVisible();
    await looks(`found by ${text}`);
    await page.locator('.found-names button').first().tap();
    await expect(page.locator('.person-summary')).toBeVisible();
    await looks(`the first found by ${text}`);
    expect(await kiosk.violations()).toEqual([]);
    await kiosk.touch(kiosk.button('Terug naar de namen'));
    await expect(page.locator('.keyboard')).toBeVisible();
  }
});

/** A tap right after another is a trembling finger's and counts for nothing (K9): a visitor taps again. */
async function turn(kiosk: KioskApp, isSo: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await kiosk.touch(kiosk.page.locator('.search-found').getByRole('button', { name: 'Verder' }));
    await isSo();
  }).toPass();
}

type StoryOfKiosk = KioskContent['stories'][number];

async function storiesOf(page: Page): Promise<readonly StoryOfKiosk[]> {
  const data = { jsonrpc: '2.0', id: 1, method: 'getKioskContent', params: { token: 'GUEST', kiosk: 1 } };
  const { result } = await (await page.request.post('/api/v2', { data })).json();
  return result.stories;
}

/** One picture in two sizes lies in one folder. */
const isOf = (address: string, picture: string) => address.includes(picture.replace(/[^/]*$/, ''));

async function personCalled(page: Page, text: string): Promise<string> {
  const data = { jsonrpc: '2.0', id: 1, method: 'narrowPersons', params: { token: 'GUEST', text, limit: 1 } };
  const { result } = await (await page.request.post('/api/v2', { data })).json();
  return result.data[0].id;
}

/** The kiosk's days, each with these people alone, as the day of whoever looks is not known. */
const withNames = (ids: readonly string[]) => (content: KioskContent) => {
  content.days = content.days.map((day) => ({
    ...day,
    total: ids.length,
    names: ids.map((id) => ({
      ...{ id, firstName: 'William', lastName: 'McGee', age: 35, victimType: 'military', army: 'B.E.F.' },
      ...{ places: { nl: 'Kortrijk', fr: 'Courtrai' }, year: 1917, hasStory: false, hasPhoto: false },
    })),
  }));
};

async function liesWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [a, b] = [await inner.boundingBox(), await outer.boundingBox()];
  if (!a || !b) return false;
  const right = a.x + a.width <= b.x + b.width + 1;
  return a.x >= b.x - 1 && a.y >= b.y - 1 && right && a.y + a.height <= b.y + b.height + 1;
}
