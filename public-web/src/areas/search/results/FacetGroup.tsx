import { choiceLabel } from '@salient/shared/areas/functions/query/fieldLabels.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../lib/ui/icons.tsx';
import { emptySearch } from '../searchState.ts';
import type { SearchControl } from '../useSearch.ts';
import { type FacetValue, type ShownFacet, withFacet, withoutFacet } from './facets.ts';

/** Values at first sight; the others come with "more" and a box to find one (beyond.md 14). */
const shownAtFirst = 8;

interface Props {
  readonly facet: ShownFacet;
  readonly values: readonly FacetValue[];
  readonly control: SearchControl;
}

export function FacetGroup({ facet, values, control }: Props) {
  const texts = useTexts();
  const { t, language } = texts;
  const id = useId();
  const [all, setAll] = useState(false);
  const [text, setText] = useState('');
  const name = t(`filters.facets.${facet}`);
  const matching = values.filter((value) => labelOf(facet, value, texts).toLowerCase().includes(text.toLowerCase()));
  const shown = all ? matching : values.slice(0, shownAtFirst);
  const { state, hrefOf } = control;

  return (
    <section className="facet" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {all && (
        <input
          type="search"
          className="facet-filter"
          aria-label={t('filters.facets.filter', { facet: name })}
          placeholder={t('filters.facets.filter', { facet: name })}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <ul>
        {shown.map((value) => {
          const label = labelOf(facet, value, texts);
          const without = withoutFacet(state.query, facet, value);
          const query = without ?? withFacet(state.query, facet, value, label);
          return (
            <li key={value.value}>
              <Link
                rel="nofollow"
                to={hrefOf({ ...emptySearch, tab: 'results', query, sort: state.sort })}
                aria-current={without ? 'true' : undefined}
              >
                <bdi className="facet-label">{label}</bdi>
                <span className="facet-count">{value.count.toLocaleString(locales[language])}</span>
                {without && <Icon name="close" />}
              </Link>
            </li>
          );
        })}
      </ul>
      {all && matching.length === 0 && <p className="aside">{t('filters.facets.nothing')}</p>}
      {values.length > shownAtFirst && (
        <button
          type="button"
          className="link-button"
          aria-expanded={all}
          onClick={() => {
            setAll(!all);
            setText('');
          }}
        >
          {all ? t('filters.facets.fewer', { facet: name }) : t('filters.facets.more', { facet: name })}
        </button>
      )}
    </section>
  );
}

function labelOf(facet: ShownFacet, { value, names }: FacetValue, { t, language }: Texts): string {
  if (facet === 'died_place') return (names && placeName(names, language)) || value;
  if (facet === 'has_story') return t('filters.facets.withStory');
  return choiceLabel(facet, value, t);
}
