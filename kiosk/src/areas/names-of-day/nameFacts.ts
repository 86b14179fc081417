import type { KioskName } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import { armyName } from '@salient/shared/areas/military/names/armyNames.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { joinFacts } from '../../lib/words/joinFacts.ts';

/** What stands under a name of the day: age, army or civilian, place and year. */
export function nameFacts(
  { age, army, victimType, places, year }: KioskName,
  { t, language }: Pick<Texts, 't' | 'language'>,
): string {
  const side = armyName(army, language) || (victimType === 'civilian' ? t('persons.victimTypes.civilian') : '');
  const atAge = age === null ? '' : age === 0 ? t('namesOfDay.ageUnderOne') : t('namesOfDay.age', { count: age });
  return joinFacts([atAge, side, placeName(places, language), String(year)]);
}
