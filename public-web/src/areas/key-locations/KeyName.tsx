import { type KeyLocationNames, keyLocationName } from '@salient/shared/areas/key-locations/keyLocationName.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** The name of a key in the reader's language, marked where it has none in that (A7). */
export function KeyName({ place }: { readonly place: { readonly name: string; readonly names: KeyLocationNames } }) {
  const { language } = useTexts();
  const shown = keyLocationName(place, language);
  return <bdi lang={shown.language === language ? undefined : shown.language}>{shown.text}</bdi>;
}
