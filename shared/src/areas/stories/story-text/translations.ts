import { byTextPart, type StoryVersion, type TextPart, writtenPartsOf } from '../storyTypes.ts';

/** What a translation was made from: the Dutch text of each part, null for a part that has no translation. */
export type TranslatedFrom = Readonly<Record<TextPart, string | null>>;

export const notTranslated: TranslatedFrom = byTextPart(() => null);

/** A text without what does not change its meaning: blanks and punctuation. */
const bare = (text: string) => text.replace(/[\s\p{P}\p{S}]+/gu, '');

/** Whether two Dutch texts differ by more than blanks and punctuation, so that a translation needs another look. */
export const saysSomethingElse = (before: string, after: string): boolean => bare(before) !== bare(after);

/** Parts of a version whose Dutch text is not the one they were translated from any more. */
export function outdatedParts(
  version: StoryVersion,
  from: TranslatedFrom,
  dutch: Readonly<Record<TextPart, string>>,
): TextPart[] {
  return writtenPartsOf[version].filter((part) => {
    const source = from[part];
    return source !== null && saysSomethingElse(source, dutch[part]);
  });
}

interface Translation {
  readonly before: Readonly<Record<TextPart, string>>;
  readonly after: Readonly<Record<TextPart, string>>;
  readonly from: TranslatedFrom;
  /** The Dutch text after the save. */
  readonly dutch: Readonly<Record<TextPart, string>>;
  readonly stillRight: readonly StoryVersion[];
}

/**
 * What each part is translated from after a save. A part that gets its first text is translated from the Dutch of now;
 * one whose text goes is no translation. Afterwards only a translator's word makes it current: correcting a letter of
 * an outdated translation must not hide that the rest is outdated.
 */
export function translatedFromAfter({ before, after, from, dutch, stillRight }: Translation): TranslatedFrom {
  const next = { ...from };
  for (const version of ['main', 'child'] as const) {
    for (const part of writtenPartsOf[version]) {
      if (after[part] === '') next[part] = null;
      else if (from[part] === null || before[part] === '' || stillRight.includes(version)) next[part] = dutch[part];
    }
  }
  return next;
}
