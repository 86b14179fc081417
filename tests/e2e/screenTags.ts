import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { extent } from '../harness/extent.ts';

/** Marks a test that runs on one kind of screen only, because the other would show nothing new. */
export const onlyWide = '@only-wide';
export const onlyPhone = '@only-phone';

/** The languages in which screens are looked at: those of the shortest and of the longest words, or all of them. */
export const lookedAt: readonly Language[] = extent<readonly Language[]>(['nl', 'de'], languages);

/**
 * Where a public screen is looked at in a language: the longest words where there is the least room. The long run takes
 * all of them on a phone and, on a wide screen, which shows the same words with more room, the shortest and the longest.
 */
export const whereWordsFit = (language: Language): string[] =>
  extent([language === 'de' ? onlyPhone : onlyWide], ['nl', 'de'].includes(language) ? [] : [onlyPhone]);

/** Where a staff screen is looked at in a language: each on one kind of screen. */
export const whereStaffReads = (language: Language): string =>
  language === 'nl' || language === 'fr' ? onlyWide : onlyPhone;
