import type { Page } from '@playwright/test';
import { faceless, faces, facesOnScreen, familyName } from '../faces.ts';
import { OwnMuseum } from '../OwnMuseum.ts';
import { PublicPages } from '../public/pages.ts';
import { expect, KioskApp, test } from './kioskApp.ts';

const names = [...faces.map(({ name }) => name), ...Object.values(faceless)];
const [first, second] = faces;

/** Every face on the screen stands with its own name and with no other's, and there are as many as this at least. */
async function expectOwnNames(page: Page, screen: string, least: number): Promise<void> {
  await expect(async () => {
    const seen = await page.evaluate(facesOnScreen, { faces, names });
    expect(
      seen.map(({ names }) => names.join()),
      screen,
    ).toEqual(seen.map(({ face }) => face));
    expect(seen.length, screen).toBeGreaterThanOrEqual(least);
  }).toPass({ timeout: 15_000 });
}

test.describe('no face stands with another’s name [P13, K22]', () => {
  // One museum is enough for them.
  test.describe.configure({ mode: 'default' });
  let museum: OwnMuseum;
  test.beforeAll(async () => {
    museum = await OwnMuseum.open('facesMuseum.ts');
  });
  test.afterAll(() => museum.close());

  test('on any screen of a kiosk', async ({ browser, viewport }) => {
    const context = await browser.newContext({
      ...{ baseURL: museum.origin, viewport, hasTouch: true, serviceWorkers: 'block' },
    });
    const page = await context.newPage();
    const kiosk = new KioskApp(page, museum.origin);
    const pages = new PublicPages(page, context.request);
    await kiosk.open('stories');
    for (const version of ['Volwassenen', 'Kinderen']) {
      await kiosk.goTo('stories');
      await kiosk.touch(page.locator('.stories-foot').getByRole('button', { name: version }));
      await expectOwnNames(page, `stories, ${version}`, faces.length);
      for (const { id, name } of faces) {
        await kiosk.goTo(`story/${id}`);
        await expect(kiosk.heading).toContainText(name);
        const steps = Number(/van (\d+)/.exec(await page.locator('.story-turner').innerText())?.[1]);
        for (let step = 0; step < steps; step++) {
          if (step > 0) await kiosk.goTo(`story/${id}?step=${step}`);
          await expectOwnNames(page, `story of ${name}, step ${step}`, step === 0 || step === steps - 1 ? 1 : 0);
        }
      }
      await kiosk.goTo(`pair?story1=${first.id}&story2=${second.id}`);
      await expectOwnNames(page, `pair, ${version}`, 2);
    }
    await kiosk.goTo('names');
    await expect(page.locator('.person-button').first()).toContainText(familyName);
    await expectOwnNames(page, 'names of the day', 0);
    await kiosk.goTo('search');
    await kiosk.type(familyName.toLowerCase());
    await expect(page.locator('.found-names .person-button')).toHaveCount(names.length);
    await expectOwnNames(page, 'names found', 0);
    for (const name of names) {
      await kiosk.goTo(`person/${await pages.personId(`${name} ${familyName}`)}`);
      await expect(kiosk.heading).toContainText(name);
      await expectOwnNames(page, `person ${name}`, faces.some((face) => face.name === name) ? 1 : 0);
    }
    expect(kiosk.complaints).toEqual([]);
    await context.close();
  });

  test('while the faces and names of attract pass', async ({ browser, viewport }) => {
    const context = await browser.newContext({ baseURL: museum.origin, viewport, hasTouch: true });
    const page = await context.newPage();
    const kiosk = new KioskApp(page, museum.origin);
    await kiosk.open();
    await expect(page.locator('.attract img')).toBeVisible();
    const seen = new Set<string>();
    // Three faces of stories, then two names of the day: in real time, as a clock put forward lets two of them come at once.
    for (const end = Date.now() + 33_000; Date.now() < end; await page.waitForTimeout(100)) {
      for (const { face, names: near } of await page.evaluate(facesOnScreen, { faces, names })) {
        expect(near.filter((name) => name !== face)).toEqual([]);
        seen.add(face);
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
    await context.close();
  });

  test('on any public page', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: museum.origin, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const pages = new PublicPages(page, context.request);
    const look = async (path: string, least: number) => {
      await pages.open(path);
      await expectOwnNames(page, path, least);
    };
    const pair = `/public/storypair?story1=${first.id}&story2=${second.id}`;
    await look('/publicsearch', 2);
    await look(await pages.keyPath('Menenpoort'), 0);
    for (const [path, least] of [
      ['/publicsearch/stories', faces.length],
      [pair, 2],
      ...faces.flatMap(({ id }) => [
        [`/public/personstories/${id}`, 2] as const,
        [`/public/remembrancekey/${id}`, 2] as const,
      ]),
    ] as const) {
      await look(path, least);
      await look(`${path}${path.includes('?') ? '&' : '?'}child`, least);
    }
    await look(`/publicsearch?text=${familyName}`, 0);
    await look('/public/names-of-day', 0);
    for (const name of names) {
      await look(`/publicsearch/person/_id=${await pages.personId(`${name} ${familyName}`)}`, 2);
    }
    expect(pages.complaints).toEqual([]);
    await context.close();
  });
});
