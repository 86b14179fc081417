import { storyIds } from '../museumFacts.ts';
import { lookedAt, whereWordsFit } from '../screenTags.ts';
import { expect, test } from './pages.ts';

const museum = (id: string) => `/public/personstories/${id}`;
const atKey = (id: string) => `/public/remembrancekey/${id}`;
const pair = `/public/storypair?story1=${storyIds.cyriel}&story2=${storyIds.emma}`;

for (const language of lookedAt) {
  test(`stories and encounters in ${language}: axe finds nothing, nothing sticks out at 320 px [A1, P1, PUBLIC-42]`, {
    tag: whereWordsFit(language),
  }, async ({ pages, page, viewport }) => {
    const forms = [museum(storyIds.cyriel), atKey(storyIds.cyriel), museum(storyIds.dutchOnly)];
    for (const path of [...forms.flatMap((form) => [`${form}?`, `${form}?child&`]), `${pair}&`, `${pair}&child&`]) {
      if (viewport) await page.setViewportSize(viewport);
      await pages.open(`${path}lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await pages.violations()).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await pages.sideways()).toBeLessThanOrEqual(0);
    }
  });
}

test('lives that belong together, and pairs, say why in the reader’s language [PUBLIC-26, STORY-20]', async ({
  pages,
  page,
}) => {
  await pages.open(`${museum(storyIds.cyriel)}?lang=fr`);
  const emma = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Emma Rosseel' }) });
  await expect(emma).toContainText('Ces deux personnes ont connu Ypres en novembre 1914.');
  await pages.open(`${pair}&lang=en`);
  await expect(page.getByText('Both were in Ypres in November 1914.')).toBeVisible();
  await expect(page.getByText('Both had to flee from the war.')).toBeVisible();
});

test('dark screens keep their contrast, for children too [A3]', async ({ pages, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [museum(storyIds.cyriel), `${atKey(storyIds.cyriel)}?child`, `${pair}&child`]) {
    await pages.open(path);
    expect(await pages.violations()).toEqual([]);
  }
});

test('what a withdrawn story leaves hinders nobody [A1, PUBLIC-23]', async ({ pages, page }) => {
  for (const path of [museum(storyIds.withdrawn), museum(storyIds.draft), '/public/storypair']) {
    await page.goto(path);
    expect(await pages.violations()).toEqual([]);
  }
  // The browser itself says what the status is.
  expect(pages.complaints.splice(0)).toHaveLength(3);
});

test('the versions are reached and changed with the keyboard, and what has the focus shows it [A2, PUBLIC-42]', async ({
  pages,
  page,
}) => {
  await pages.open(`${museum(storyIds.cyriel)}?lang=nl`);
  const names: string[] = [];
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const style = getComputedStyle(element);
      return {
        name: element.textContent ?? '',
        visible: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
      };
    });
    if (!focused) break;
    expect(focused).toMatchObject({ visible: true });
    names.push(focused.name);
  }
  expect(names).toEqual(
    expect.arrayContaining(['Naar de inhoud', 'Voor kinderen', 'Emma Rosseel', 'Adres kopiëren', 'Afdrukken']),
  );
  await page.getByRole('link', { name: 'Voor kinderen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cyriel was dakdekker in Sint-Jan')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voor kinderen' })).toHaveAttribute('aria-current', 'true');
});

test('switching the language keeps the version and the place on the page, and is remembered [A7, ROUTE-50]', async ({
  pages,
  page,
}) => {
  await pages.open(`${museum(storyIds.cyriel)}?lang=nl&child`);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('link', { name: /English/ }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByText('Cyriel was a slater in Sint-Jan')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await pages.open(museum(storyIds.emma));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the short address is copied with one press, which says so [P9]', async ({ pages, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pages.open(`${museum(storyIds.cyriel)}?lang=en`);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/s\/[2-9A-HJ-NP-Z]{6}$/);
});

test('on paper it is two sheets: text, pictures, life, citation and a code, and no buttons [P8, PUBLIC-41]', async ({
  pages,
  page,
}) => {
  await pages.open(`${atKey(storyIds.cyriel)}?lang=nl`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /Lees verder op uw telefoon: .*\/s\/\w{6}$/ })).toBeVisible();
  await expect(page.getByText(/\(geraadpleegd op \d/)).toBeVisible();
  for (const name of ['Adres kopiëren', 'Afdrukken']) await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Versie van het verhaal' })).toBeHidden();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('a way inside the app that leads to a story opens it as a document of its own', async ({ pages, page }) => {
  await pages.open('/publicsearch');
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, museum(storyIds.emma));
  await expect(page.getByRole('heading', { level: 1, name: 'Emma Rosseel' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/scripted/);
});

test('whatever is pressed on a touch screen is large enough [A12]', async ({ pages, page, viewport }) => {
  const least = (viewport?.width ?? 0) < 700 ? 44 : 24;
  for (const path of [museum(storyIds.cyriel), pair]) {
    await pages.open(path);
    const small = await page.locator('button:visible, nav a:visible, .story-card h2, .story-card h3').evaluateAll(
      (elements, pixels) =>
        elements
          .map((element) => element.closest('.story-card') ?? element)
          .filter((element) => element.getBoundingClientRect().height < pixels)
          .map((element) => element.outerHTML.slice(0, 120)),
      least,
    );
    expect(small).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a story is read from end to end, in another language and for children [P5, PUBLIC-21, PUBLIC-27]', async ({
    page,
  }) => {
    await page.goto(pair);
    await page.getByRole('link', { name: 'Cyriel Lammertyn' }).click();
    await expect(page.getByText('Op 22 april 1915, tegen vijf uur')).toBeVisible();
    await expect(page.getByText('waar alleen de regen leest')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Gevlucht' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Afdrukken' })).toBeHidden();
    await page.getByRole('link', { name: 'Voor kinderen' }).click();
    await page.getByRole('link', { name: /Français/ }).click();
    await expect(page.getByText('Cyriel était couvreur à Saint-Jean')).toBeVisible();
    await page.getByRole('link', { name: 'Emma Rosseel' }).click();
    await expect(page.getByText('Elle a gardé la clé toute sa vie.')).toBeVisible();
  });
});
