import type { NameOfDay, ReviewedName } from '@salient/shared/areas/names-of-day/namesOfDayMethods.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { DeadOfDay } from './readNamesOfDay.ts';

/** A name as staff look it over, with the place as a language calls it. */
export const presentReviewed = ({ places, ...name }: DeadOfDay, language: Language): ReviewedName => ({
  ...name,
  place: placeName(places, language),
});

/** The fields that everybody reads; which version it is and who was left out are the staff's own. */
export const presentName = (name: DeadOfDay, language: Language): NameOfDay => {
  const { version: _, not_for_loop: __, ...shown } = presentReviewed(name, language);
  return shown;
};
