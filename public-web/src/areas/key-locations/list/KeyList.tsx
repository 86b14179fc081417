import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { textInLanguage } from '@salient/shared/lib/i18n/textInLanguage.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import { distanceText } from '@salient/shared/lib/map/distanceText.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { Link } from 'react-router-dom';
import { useAddress } from '../../../lib/routing/useAddress.ts';
import { KeyName } from '../KeyName.tsx';
import { noteDescription } from '../keyJsonLd.ts';
import { linkToKey } from '../keyLinks.ts';
import { keyTitle } from '../keyTitle.ts';

interface Props {
  readonly keys: readonly MapKeyLocation[];
  /** Where distances count from; null leaves the order of the numbers. */
  readonly from: Location | null;
}

/** All keys with the beginning of their note, the nearest first when it is known where the visitor is. */
export function KeyList({ keys, from }: Props) {
  const { t, language } = useTexts();
  const address = useAddress();
  const rows = keys.map((place) => ({ place, metres: from ? distanceBetween(from, place.position) : null }));
  if (from) rows.sort((a, b) => (a.metres ?? 0) - (b.metres ?? 0));
  return (
    <ol className="key-list">
      {rows.map(({ place, metres }) => {
        const { id, number, notes } = place;
        const note = noteDescription(notes, language);
        const written = textInLanguage(notes, language)?.language;
        return (
          <li key={id}>
            <span className="key-list-number" aria-hidden="true">
              {number ?? '•'}
            </span>
            <div>
              <Link className="key-name" to={linkToKey(address, id)}>
                <span className="visually-hidden">
                  {keyTitle(number, t)}
                  {t('common.colon')}
                </span>
                <KeyName place={place} />
              </Link>
              {metres !== null && (
                <p className="key-distance">
                  {t('keyLocationPages.away', { distance: distanceText(metres, language) })}
                </p>
              )}
              {note && written && (
                <>
                  {written !== language && <p className="only-in">{t(`common.onlyIn.${written}`)}</p>}
                  <p className="key-list-note" lang={written === language ? undefined : written}>
                    {note}
                  </p>
                </>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
