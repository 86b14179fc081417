import { armyName } from '@salient/shared/areas/military/names/armyNames.ts';
import type { NameOfDay } from '@salient/shared/areas/names-of-day/namesOfDayMethods.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';

/** What stands under a name of the day: age, army or civilian, place and year. */
export function nameFacts(
  { age, army, victimType, place, year }: NameOfDay,
  { t, language }: Pick<Texts, 't' | 'language'>,
): string {
  const side = armyName(army, language) || (victimType === 'civilian' ? t('persons.victimTypes.civilian') : '');
  const atAge = age === null ? '' : age === 0 ? t('namesOfDay.ageUnderOne') : t('namesOfDay.age', { count: age });
  return [atAge, side, place, String(year)].filter(Boolean).join(' · ');
}
