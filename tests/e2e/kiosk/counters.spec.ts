import type { KioskCount } from '@salient/shared/areas/figures/useCount.ts';
import { expect, test } from './kioskApp.ts';

const second = 1000;

interface SentBatch {
  readonly batch: string;
  readonly counts: readonly KioskCount[];
}

test('a visit leaves sums of its hour, which wait for the server over a restart and are sent once [beyond 18]', async ({
  kiosk,
  page,
}) => {
  let isMergedOrRemoved = true;
  const refused: SentBatch[] = [];
  const taken: SentBatch[] = [];
  await page.route('**/api/v2', async (route) => {
    const asked = route.request().postDataJSON() as { id: number; method: string; params: SentBatch };
    if (asked.method !== 'countVisits') return route.continue();
    (isMergedOrRemoved ? refused : taken).push(asked.params);
    if (!isMergedOrRemoved) return route.continue();
    const error = { code: -32000, message: 'unavailable', data: { retryAfterSeconds: 1 } };
    return route.fulfill({ json: { jsonrpc: '2.0', id: asked.id, error } });
  });
  await page.clock.install();
  await kiosk.open();
  await kiosk.touch(kiosk.attract);
  await kiosk.touch(kiosk.button('Français'));
  await kiosk.touch(kiosk.card('Cyriel Lammertyn'));
  await expect(page.locator('.shell-screen')).toHaveCount(1);
  const turner = page.locator('.story-turner');
  const steps = Number(/\d+\D+(\d+)/.exec(await turner.locator('[role=status]').innerText())?.[1]);
  for (let step = 2; step <= steps; step++) {
    // Taps that follow one another at once count for nothing (K9).
    await page.clock.runFor(second);
    await turner.getByRole('button').last().tap();
  }
  await expect(page.locator('.take-home')).toBeVisible();
  await expect(page.locator('.take-home svg')).toHaveAttribute('data-address', /\?lang=fr&kiosk=1$/);
  await page.clock.runFor(90 * second);
  await expect(kiosk.attract).toBeVisible();
  await expect.poll(() => refused.length).toBeGreaterThan(0);

  const told = (counts: readonly KioskCount[]) =>
    counts.map(({ hour: _, ...count }) => ('record' in count ? { ...count, record: 'a story' } : count));
  const fr = { language: 'fr', version: 'main' };
  // Sums have no order.
  const expected = [
    { what: 'visits', ...fr, count: 1 },
    { what: 'stays', value: expect.stringMatching(/^below_/), count: 1 },
    { what: 'endings', value: 'code', count: 1 },
    { what: 'screens', value: 'stories', count: 1 },
    { what: 'screens', value: 'story', count: 1 },
    { what: 'stories_opened', record: 'a story', ...fr, count: 1 },
    { what: 'stories_read', record: 'a story', ...fr, count: 1 },
    { what: 'codes_shown', value: 'story', record: 'a story', ...fr, count: 1 },
  ];
  const sums = told(refused[0]?.counts ?? []);
  expect(sums).toEqual(expect.arrayContaining(expected));
  expect(sums).toHaveLength(expected.length);

  isMergedOrRemoved = false;
  await page.reload();
  await expect(kiosk.attract).toBeVisible();
  await expect.poll(() => taken.length).toBe(1);
  expect(taken[0]?.batch).toBe(refused[0]?.batch);
  expect(taken[0]?.counts).toEqual(refused[0]?.counts);
  await page.clock.runFor(130 * second);
  expect(taken).toHaveLength(1);
});
