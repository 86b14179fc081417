import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { emptySearch } from '../searchState.ts';
import type { SearchControl } from '../useSearch.ts';

/** Shorter beginnings are those of everything. */
const fewestLetters = 2;

/** The places, units and memorials that the typed text begins, each a way to its people: of the name typed before it, if one is. */
export function SuggestedTerms({ control }: { readonly control: SearchControl }) {
  const { t, language } = useTexts();
  const text = (control.state.query.text ?? '').trim();
  const isAsked = text.length >= fewestLetters;
  const { data } = useMethod('findSearchTerms', { text, language }, { enabled: isAsked, keepPrevious: true });
  if (!isAsked || !data || data.length === 0) return null;
  return (
    <section className="terms" aria-label={t('filters.terms.label')}>
      <h3>{t('filters.terms.label')}</h3>
      <ul>
        {data.map(({ kind, label, name, total }) => (
          <li key={`${kind} ${label}`}>
            <Link
              className="term"
              rel="nofollow"
              to={control.hrefOf({
                ...emptySearch,
                tab: 'results',
                query: { text: `${name} ${label}`.trim(), must: [label] },
              })}
            >
              <span className="term-kind">{t(`filters.conditionKinds.${kind}`)}</span>
              <bdi className="term-label">{label}</bdi>
              <span className="term-total">
                {name === ''
                  ? t('filters.terms.people', { count: total })
                  : t('filters.terms.called', { count: total, name })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
