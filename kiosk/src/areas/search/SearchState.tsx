import { dayOfYearInWords } from '@salient/shared/lib/dates/dayOfYearInWords.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { useFoundNames } from './useFoundNames.ts';

type Found = ReturnType<typeof useFoundNames>;

/** How many were found, how the text was read when it was more than a name, and what the kiosk holds without a network. */
export function SearchState({ found }: { readonly found: Found }) {
  const texts = useTexts();
  const { t, language } = texts;
  const { state, list, understood } = found;
  return (
    <div className="search-state" role="status">
      <p>{state === 'found' ? foundInWords(found, t) : t(`kioskSearch.${state}`)}</p>
      {understood && <UnderstoodLine understood={understood} texts={texts} />}
      {list && (
        <small>
          {t('kioskSearch.shortList', { day: dayInSentence(list.date, language), count: list.persons })}{' '}
          {t('kioskSearch.shortListLacks')}
        </small>
      )}
    </div>
  );
}

/** How many are called as typed, and apart from them how many are only like it. */
function foundInWords({ total, named }: Pick<Found, 'total' | 'named'>, t: Texts['t']): string {
  if (named === null || named === total) return t('kioskSearch.total', { count: total });
  if (named === 0) return t('kioskSearch.onlyAlike', { count: total });
  return t('kioskSearch.namedAndAlike', {
    named: t('kioskSearch.named', { count: named }),
    alike: t('kioskSearch.alike', { count: total - named }),
  });
}

interface UnderstoodProps {
  readonly understood: NonNullable<Found['understood']>;
  readonly texts: Texts;
}

function UnderstoodLine({ understood: { name, conditions, dropped }, texts: { t, language } }: UnderstoodProps) {
  const asked = conditions.map(({ kind, text, label }) =>
    t('filters.understood.condition', { kind: t(`filters.conditionKinds.${kind}`), value: label[language] || text }),
  );
  if (name !== '')
    asked.unshift(t('filters.understood.condition', { kind: t('filters.understood.name'), value: name }));
  return (
    <>
      {conditions.length > 0 && <small>{t('kioskSearch.readAs', { words: asked.join(' · ') })}</small>}
      {dropped.length > 0 && <small>{t('kioskSearch.dropped', { words: dropped.join(', ') })}</small>}
    </>
  );
}

/** `2026-11-22` as it stands in a sentence. */
function dayInSentence(isoDay: string, language: Language): string {
  const [year = 0, month = 1, day = 1] = isoDay.split('-').map(Number);
  return `${dayOfYearInWords({ month, day }, language)}\u00a0${year}`;
}
