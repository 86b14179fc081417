import { storyIds } from '../museumFacts.ts';
import { cyriel } from '../storyTexts.ts';
import { expect, test } from './kioskApp.ts';

/** What the kiosk's voice was given, as the page below notes it. */
interface Spoken {
  readonly text: string;
  readonly lang: string;
}

test('a story is read aloud in its language, step by step, until the visit ends [K14, beyond 15]', async ({
  kiosk,
  page,
}) => {
  // The test's browser has no voices; this one says nothing and notes what it should.
  await page.addInitScript(() => {
    const spoken: unknown[] = [];
    const voice = Object.assign(new EventTarget(), {
      speaking: false,
      getVoices: () => [{ lang: 'fr-FR', localService: true }],
      speak: ({ text, lang }: SpeechSynthesisUtterance) => {
        voice.speaking = true;
        spoken.push({ text, lang });
      },
      cancel: () => {
        voice.speaking = false;
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: voice });
    Object.assign(window, { spoken });
  });
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: Spoken[] }).spoken);
  const isSpeaking = () => page.evaluate(() => speechSynthesis.speaking);
  await page.clock.install();
  await kiosk.open('stories');
  const aloud = page.locator('.bar-modes button').nth(3);
  await expect(aloud).toHaveCount(0);
  await kiosk.touch(kiosk.button('Français'));
  await kiosk.goTo(`story/${storyIds.cyriel}`);
  expect(await spoken()).toEqual([]);
  await kiosk.turn(aloud);
  await expect.poll(spoken).toEqual([{ text: cyriel.fr.story_part_1, lang: 'fr' }]);
  await kiosk.touch(page.locator('.story-turner button').last());
  await expect.poll(async () => (await spoken()).at(-1)?.text).toBe(cyriel.fr.story_part_2);

  // Whoever listens is there, and is asked nothing; then the voice is through.
  await page.clock.runFor(300_000);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.evaluate(() => speechSynthesis.cancel());
  await page.clock.fastForward('05:00');
  await page.clock.fastForward('01:00');
  await expect(kiosk.attract).toBeVisible();
  expect(await isSpeaking()).toBe(false);
});
