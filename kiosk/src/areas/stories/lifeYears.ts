import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** `1893 – 1917`; in words where only one of the years is known, nothing where none is. */
export function lifeYears(
  { born_year, died_year }: Pick<PublicStory, 'born_year' | 'died_year'>,
  t: Translate,
): string {
  if (born_year !== null && died_year !== null) return `${born_year} – ${died_year}`;
  if (born_year !== null) return t('kiosk.story.born', { year: born_year });
  return died_year === null ? '' : t('kiosk.story.died', { year: died_year });
}
