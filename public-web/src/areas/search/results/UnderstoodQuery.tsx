import { cleanQuery, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { phraseKinds } from '@salient/shared/areas/search/conditionKinds.ts';
import type { Understood, UnderstoodCondition } from '@salient/shared/areas/search/understoodQuery.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../../../lib/ui/icons.tsx';
import { emptySearch } from '../searchState.ts';
import { withAsName, withAsTerm, withMust, withoutWords } from '../typedWords.ts';
import type { SearchControl } from '../useSearch.ts';

type Condition = Pick<UnderstoodCondition, 'kind' | 'text' | 'label'>;

/** What a condition is and means: `Place: Ieper`; what was typed otherwise stands beside it. */
function conditionLabel({ kind, text, label }: Condition, t: Translate, language: Language): string {
  const meant = label[language] || text;
  return t('filters.understood.condition', { kind: t(`filters.conditionKinds.${kind}`), value: meant });
}

const mayBeNames: readonly string[] = phraseKinds;

interface Props {
  readonly control: SearchControl;
  readonly understood: Understood;
  readonly isAnybodyFound: boolean;
}

/** How the typed text was read, each part to be made strict or left out; and what else its words could mean (ux P14). */
export function UnderstoodQuery({ control, understood, isAnybodyFound }: Props) {
  const { t, language } = useTexts();
  const { state } = control;
  const { query } = state;
  const { name, conditions, dropped, others } = understood;
  if (conditions.length + dropped.length + others.length === 0) return null;
  const hrefOf = (next: SearchQuery) =>
    control.hrefOf({ ...emptySearch, tab: 'results', query: cleanQuery(next), sort: state.sort });
  // Of single words alone a visitor may have meant a name.
  const asNames = conditions.filter(({ kind, text }) => mayBeNames.includes(kind) && /^\p{L}{3,}$/u.test(text));
  return (
    <section className="understood" aria-label={t('filters.understood.label')}>
      {conditions.length > 0 && (
        <ul className="chips">
          {name !== '' && (
            <li className="chip chip-fixed">
              <bdi>{t('filters.understood.condition', { kind: t('filters.understood.name'), value: name })}</bdi>
            </li>
          )}
          {conditions.map((condition) => (
            <li key={condition.text} className={condition.must ? 'chip chip-split chip-strict' : 'chip chip-split'}>
              <Link
                className="chip-main"
                rel="nofollow"
                to={hrefOf(withMust(query, condition.text, !condition.must))}
                aria-label={t(condition.must ? 'filters.understood.rank' : 'filters.understood.must', {
                  condition: conditionLabel(condition, t, language),
                })}
              >
                {condition.must && <Icon name="check" />}
                <bdi>{conditionLabel(condition, t, language)}</bdi>
              </Link>
              <Link
                className="chip-remove"
                rel="nofollow"
                to={hrefOf(withoutWords(query, condition.text))}
                aria-label={t('filters.understood.remove', { condition: conditionLabel(condition, t, language) })}
              >
                <Icon name="close" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isAnybodyFound && name !== '' && conditions.some(({ must }) => !must) && (
        <p className="aside">{t('filters.understood.hint')}</p>
      )}
      {dropped.length > 0 && <p className="aside">{t('filters.understood.dropped', { words: dropped.join(', ') })}</p>}
      {asNames.map(({ text }) => (
        <p key={text} className="aside">
          <Link rel="nofollow" to={hrefOf(withAsName(query, text))}>
            {t('filters.understood.asName', { words: text })}
          </Link>
        </p>
      ))}
      {others.map((other) => (
        <p key={other.text} className="aside">
          <Link rel="nofollow" to={hrefOf(withAsTerm(query, other.text))}>
            {t('filters.understood.other', {
              words: other.text,
              condition: conditionLabel(other, t, language),
              count: other.total,
            })}
          </Link>
        </p>
      ))}
    </section>
  );
}
