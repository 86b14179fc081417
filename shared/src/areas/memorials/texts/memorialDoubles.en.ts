import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { memorialDoubles as nl } from './memorialDoubles.nl.ts';

export const memorialDoubles = {
  similar: {
    title: 'Looks like',
  },
  none: 'No two memorials look the same: every pair was merged or counts as not the same.',
  lead: 'Memorials of the same name at one place or close together, or of which nobody knows where one lies. Compare them and merge what is one and the same.',
  title: 'Merge memorials',
  merged: '{merged} and {kept} were merged',
  apart: '{distance} apart',
  images: 'The images join those of the memorial that stays.',
  both_one: '{count, number} person is on both and keeps both mentions.',
  both_other: '{count, number} persons are on both and keep both mentions.',
  blank: 'not filled in',
  gone: 'This memorial was removed',
  mergedInto: 'You were redirected: the memorial you opened was merged with this one.',
  create: 'Create memorial',
} satisfies TranslationOf<typeof nl>;
