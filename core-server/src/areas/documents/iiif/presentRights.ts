import { licenceUrls, type PublicRights } from '@salient/shared/areas/scan-rights/scanRights.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { type LanguageMap, plainValue } from '../../../lib/iiif/presentation.ts';
import { recordText } from './manifestTexts.ts';
import type { ArchivePage } from './readArchive.ts';

/** The address of a licence, and what viewers must show, of a picture or of several. */
export interface PresentedRights {
  readonly rights?: string;
  readonly requiredStatement?: { readonly label: LanguageMap; readonly value: LanguageMap };
}

/** The rights to a picture as properties of what shows it. */
export const presentRights = (rights: PublicRights | null): PresentedRights => ({
  ...(rights?.licence && licenceUrls[rights.licence] ? { rights: licenceUrls[rights.licence] } : {}),
  ...presentCredits(rights ? [rights] : []),
});

/**
 * The rights to the pictures that a reader sees of a document: the licence where all have the same, and everybody to whom one
 * is owed. Pages say by themselves what is theirs where not all are alike.
 */
export function presentRightsOfAll(pages: readonly ArchivePage[]): PresentedRights & { readonly areAlike: boolean } {
  const shown = pages.filter(({ isShown }) => isShown).map(({ rights }) => rights);
  const [first = null] = shown;
  const areAlike = shown.every((rights) => JSON.stringify(rights) === JSON.stringify(first));
  if (areAlike) return { ...presentRights(first), areAlike };
  return { ...presentCredits(shown.filter((rights) => rights !== null)), areAlike };
}

function presentCredits(all: readonly PublicRights[]): Pick<PresentedRights, 'requiredStatement'> {
  const value = Object.fromEntries(
    languages.flatMap((language) => {
      const credits = new Set(all.flatMap(({ credit }) => credit[language] ?? []));
      return credits.size === 0 ? [] : [[language, [...credits].map(plainValue)]];
    }),
  );
  if (Object.keys(value).length === 0) return {};
  return { requiredStatement: { label: recordText('documentRecord.fields.credit'), value } };
}
