import type { Language } from '@salient/shared/lib/i18n/languages.ts';

/** Marks a test that runs on one kind of screen only, because the other would show nothing new. */
export const onlyWide = '@only-wide';
export const onlyPhone = '@only-phone';

/**
 * Where a screen is looked at in a language: in all of them on a phone, on a wide screen, which shows the same words with
 * more room, in the shortest and the longest only.
 */
export const whereWordsFit = (language: Language): string[] => (['nl', 'de'].includes(language) ? [] : [onlyPhone]);
