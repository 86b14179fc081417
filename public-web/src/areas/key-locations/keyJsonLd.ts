import { keyLocationName } from '@salient/shared/areas/key-locations/keyLocationName.ts';
import type { PublicKeyLocation } from '@salient/shared/areas/key-locations/publicKeyLocation.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { LanguageTexts } from '@salient/shared/lib/i18n/languageTexts.ts';
import { textInLanguage } from '@salient/shared/lib/i18n/textInLanguage.ts';

/** The first sentence or two of the note, for descriptions. */
export function noteDescription(notes: Readonly<LanguageTexts>, language: Language): string | null {
  const text = textInLanguage(notes, language)?.text.replace(/\s+/g, ' ').trim();
  if (!text) return null;
  return text.length <= 200 ? text : `${text.slice(0, 199).replace(/\s+\S*$/, '')}…`;
}

/** A key location as search engines read it (beyond.md 12). */
export function keyGraph(key: PublicKeyLocation, url: string, language: Language): object[] {
  const note = textInLanguage(key.notes, language);
  return [
    {
      '@type': 'LandmarksOrHistoricalBuildings',
      '@id': url,
      url,
      name: keyLocationName(key, language).text,
      ...(note ? { description: note.text } : {}),
      ...(key.photos.length > 0 ? { image: key.photos.map(({ src }) => new URL(src, url).href) } : {}),
      geo: { '@type': 'GeoCoordinates', latitude: key.position.lat, longitude: key.position.lon },
      ...(key.number === null ? {} : { identifier: String(key.number) }),
    },
  ];
}
