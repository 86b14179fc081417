import { extent } from '../../harness/extent.ts';
import { storyIds } from '../museumFacts.ts';
import { expect, test } from './kioskApp.ts';
import { installClock } from './puttableClock.ts';

test('nothing that a browser does by itself gets in the way [KIOSK-15]', async ({ kiosk, page }) => {
  await kiosk.open('stories');
  const refused = await page.evaluate(() => {
    const target = document.querySelector('.story-card') as Element;
    const isRefused = (event: Event) => !target.dispatchEvent(event);
    const init = { bubbles: true, cancelable: true };
    return {
      menu: isRefused(new MouseEvent('contextmenu', init)),
      drag: isRefused(new DragEvent('dragstart', init)),
      select: isRefused(new Event('selectstart', init)),
      zoom: isRefused(new WheelEvent('wheel', { ...init, ctrlKey: true })),
      print: isRefused(new KeyboardEvent('keydown', { ...init, ctrlKey: true, key: 'p' })),
      reload: isRefused(new KeyboardEvent('keydown', { ...init, key: 'F5' })),
      window: window.open('https://elsewhere.example') === null,
    };
  });
  expect(Object.entries(refused).filter(([, is]) => !is)).toEqual([]);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/login';
    document.body.append(link);
    link.click();
    link.remove();
  });
  await expect(page).toHaveURL(/\/kiosk\/1\/stories$/);
});

test('thousands of random touches by two hands end on a kiosk screen, with nothing broken and nobody else asked, and of whoever that was nothing is left [KIOSK-09, KIOSK-15, K11, beyond 5]', async ({
  kiosk,
  page,
}) => {
  test.setTimeout(480_000);
  // As in the museum: hands that find the corner are asked for a PIN.
  const pin = JSON.stringify({ salt: 'c2FsdA==', iterations: 1_000, hash: 'aGFzaA==' });
  await page.addInitScript((kept) => localStorage.setItem('salient-kiosk-1-pin', kept), pin);
  await installClock(page);
  await kiosk.open();
  // The same walk every time, so that a failure can be walked again.
  let seed = 20_141_111;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const point = (id: number) => ({ x: random(width), y: random(height), id });
  // Some through the whole of the browser, which takes a frame for each …
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof point>[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (let touch = 0; touch < extent(150, 500); touch++) {
    const hands = touch % 4 === 0 ? [point(1), point(2)] : [point(1)];
    await send('touchStart', hands);
    if (touch % 7 === 0)
      await send(
        'touchMove',
        hands.map(({ id }) => point(id)),
      );
    await send('touchEnd', []);
  }
  // … and most straight onto what lies under the finger.
  for (let round = 0; round < extent(40, 90); round++) {
    await page.evaluate(
      (points) => {
        for (const { x, y, id } of points) {
          const under = document.elementFromPoint(x, y);
          const finger = {
            bubbles: true,
            cancelable: true,
            clientX: x,
            clientY: y,
            pointerId: id,
            pointerType: 'touch',
          };
          under?.dispatchEvent(new PointerEvent('pointerdown', finger));
          under?.dispatchEvent(new PointerEvent('pointerup', finger));
          under?.dispatchEvent(new MouseEvent('click', finger));
        }
      },
      Array.from({ length: 50 }, (_, n) => point(n % 2)),
    );
  }
  await expect(page).toHaveURL(/\/kiosk\/1(\/(stories|names|search|pair|story\/[0-9a-f-]{36}))?(\?[^#]*)?$/);
  await expect(page.locator('.shell')).toBeVisible();

  // The hands are gone; then one comes that types a name and opens a story, and goes as well.
  const words = async () =>
    (await page.locator('main:not(.attract)').allInnerTexts()).flatMap((text) => text.split('\n'));
  const leaveAlone = () =>
    expect(async () => {
      await page.clock.fastForward('05:00');
      await expect(kiosk.attract).toBeVisible({ timeout: 1_000 });
    }).toPass();
  const said = await words();
  await leaveAlone();
  await kiosk.goTo('search');
  await kiosk.type('deru');
  await expect(page.locator('.found-names')).toContainText('Deruytter');
  said.push(...(await words()));
  await kiosk.goTo(`story/${storyIds.cyriel}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cyriel Lammertyn');
  said.push(...(await words()));
  await leaveAlone();
  // At once, and not when something has faded.
  expect(await page.locator('.shell-screen').count()).toBe(1);
  // The attract screen says a story's name, whatever was read before.
  const left = await page.locator('.shell-stage, dialog').evaluateAll((found) =>
    found
      .flatMap((element) => {
        const copy = element.cloneNode(true) as Element;
        for (const who of copy.querySelectorAll('.attract-who')) who.remove();
        return copy.textContent ?? '';
      })
      .join(),
  );
  expect(said.filter((line) => line.length > 3 && left.includes(line))).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
});
