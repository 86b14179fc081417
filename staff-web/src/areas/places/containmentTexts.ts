import type { PlaceContainment } from '@salient/shared/areas/places/placeContainment.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { periodText } from '../../lib/dates/periodText.ts';

/** What the place is called in which another one lies, in the reader's language. */
export const containerName = ({ container_names = {} }: PlaceContainment, t: Translate, language: Language): string =>
  placeName(container_names, language) || t('places.nameless');

/** In which place another one lies, and when. */
export const containmentText = (containment: PlaceContainment, t: Translate, language: Language): string =>
  `${containerName(containment, t, language)} (${periodText(t, containment)})`;
