import type { StoryVersion } from '@salient/shared/areas/stories/storyTypes.ts';
import { type Language, languageNames } from '@salient/shared/lib/i18n/languages.ts';
import { codesInImage } from '../../harness/readCodes.ts';
import { storyIds } from '../museumFacts.ts';
import { lookedAt } from '../screenTags.ts';
import { cyriel } from '../storyTexts.ts';
import { expect, type KioskApp, test } from './kioskApp.ts';

const { cyriel: first, emma: second } = storyIds;
const end = 99;
/** What a camera is held to, and what the page says that it finds there. */
const screens = {
  story: { path: `story/${first}?step=${end}`, says: firstWords },
  pair: { path: `pair?story1=${first}&story2=${second}`, says: () => 'Emma Rosseel' },
} as const;

/** Enough of a text to know it by, without the signs that a page writes otherwise. */
function firstWords(language: Language, version: StoryVersion): string {
  const { story_part_1, story_child_part_1 } = cyriel[language];
  return (version === 'child' ? story_child_part_1 : story_part_1).slice(0, 50);
}

/** What a phone's camera reads from the pixels around the code. */
async function readCode({ page }: KioskApp): Promise<string> {
  await expect(page.locator('.shell-screen')).toHaveCount(1);
  const shown = page.locator('.take-home');
  await expect(shown).toHaveCount(1);
  // Held there until it reads: the panel fades in.
  let codes: Awaited<ReturnType<typeof codesInImage>> = [];
  await expect
    .poll(async () => {
      codes = await codesInImage(await shown.screenshot());
      return codes.length;
    })
    .toBe(1);
  return codes[0]?.text ?? '';
}

/** The page that an address leads a phone to. */
async function openPage({ page }: KioskApp, address: string) {
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  return { html, language: /<html[^>]* lang="(\w+)"/.exec(html)?.[1] };
}

for (const language of lookedAt) {
  test(`in ${language} a camera reads every code from the screen, and the page it opens tells the same in that language and version [KIOSK-10, K19, beyond 6]`, async ({
    kiosk,
    page,
  }) => {
    await kiosk.open('stories');
    await kiosk.touch(kiosk.button(languageNames[language]));
    // One of the languages as somebody with weak eyes has it.
    if (language === 'de') for (const mode of [0, 1]) await kiosk.turn(page.locator('.bar-modes button').nth(mode));
    for (const version of ['child', 'main'] as const) {
      await kiosk.touch(page.locator('.bar-versions button').nth(version === 'main' ? 0 : 1));
      for (const [screen, { path, says }] of Object.entries(screens)) {
        await kiosk.goTo(path);
        const address = await readCode(kiosk);
        expect(new URL(address).searchParams.get('lang')).toBe(language);
        expect(new URL(address).searchParams.has('child'), screen).toBe(version === 'child');
        const opened = await openPage(kiosk, address);
        expect(opened.language).toBe(language);
        expect(opened.html).toContain(says(language, version));
      }
    }
    await kiosk.goTo('search');
    await kiosk.type('mcgee');
    await kiosk.touch(page.locator('.found-names button').first());
    const person = await openPage(kiosk, await readCode(kiosk));
    expect(person.language).toBe(language);
    expect(person.html).toContain('McGee');
  });
}
