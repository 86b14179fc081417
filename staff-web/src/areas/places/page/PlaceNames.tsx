import type { Place } from '@salient/shared/areas/places/place.ts';
import { languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { nameKeys } from '../nameKeys.ts';
import '../places.css';

/** What each language calls a place and what it lies in (PLACE-11, PLACE-24); columns that no language fills are left out. */
export function PlaceNames({ place }: { readonly place: Place }) {
  const { t } = useTexts();
  const named = languages.filter((language) => place.languages[language]);
  const keys = nameKeys.filter((key) => named.some((language) => place.languages[language]?.[key]));
  if (named.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways is reached by keyboard.
    <section className="place-names-scroll" tabIndex={0} aria-label={t('places.translations')}>
      <table className="place-names">
        <caption className="visually-hidden">{t('places.translations')}</caption>
        <thead>
          <tr>
            <td />
            {keys.map((key) => (
              <th key={key} scope="col">
                {t(`places.fields.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {named.map((language) => (
            <tr key={language}>
              <th scope="row">{languageNames[language]}</th>
              {keys.map((key) => (
                <td key={key} lang={language} data-label={t(`places.fields.${key}`)}>
                  {place.languages[language]?.[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
