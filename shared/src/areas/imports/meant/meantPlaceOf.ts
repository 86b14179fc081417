import type { Language } from '../../../lib/i18n/languages.ts';
import type { PlaceCandidate } from '../../places/placeHealing.ts';
import type { MeantPlace } from './meantNames.ts';

/** What a gazetteer or a service knows of a place, as a mapping says what a name means. */
export function meantPlaceOf(
  { names, match }: Pick<PlaceCandidate, 'names' | 'match'>,
  language: Language,
): MeantPlace {
  const { type, name, address, location } = match;
  const [lat, lon] = location;
  const known = Object.fromEntries(Object.entries(names).filter(([, each]) => each !== ''));
  const area = (key: 'locality' | 'area2' | 'area1', text: string) =>
    text === '' || text === name ? {} : { [key]: text };
  return {
    name: Object.keys(known).length > 0 ? known : { [language]: name },
    type: type === 'unknown' ? 'locality' : type,
    ...(address.country_code === '' ? {} : { country: address.country_code }),
    ...area('locality', address.locality),
    ...area('area2', address.administrative_area_level_2),
    ...area('area1', address.administrative_area_level_1),
    lat,
    lon,
  };
}
