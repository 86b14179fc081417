import type { NameOfDay } from '@salient/shared/areas/names-of-day/namesOfDayMethods.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';

/** What stands under a name of the day: age, army or civilian, place and year. */
export function nameFacts({ age, army, victimType, place, year }: NameOfDay, { t }: Pick<Texts, 't'>): string {
  const side = army || (victimType === 'civilian' ? t('persons.victimTypes.civilian') : '');
  return [age === null ? '' : t('namesOfDay.age', { count: age }), side, place, String(year)]
    .filter(Boolean)
    .join(' · ');
}
