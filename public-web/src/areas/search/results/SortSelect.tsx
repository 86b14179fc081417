import type { FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import type { SearchState, SortColumn } from '../searchState.ts';
import type { SearchControl } from '../useSearch.ts';

interface Props {
  readonly control: SearchControl;
  readonly columns: FunctionTable['columns'];
}

/** The order of the results, for narrow screens where the table has no column heads. */
export function SortSelect({ control, columns }: Props) {
  const { t } = useTexts();
  const id = useId();
  const { state, go } = control;
  const value = state.sort ? `${state.sort[1] === 1 ? '' : '-'}${state.sort[0]}` : '';
  const choose = (text: string) => {
    const column = text.replace('-', '') as SortColumn;
    const sort: SearchState['sort'] = text === '' ? null : [column, text.startsWith('-') ? -1 : 1];
    // Walking through the choices with the arrow keys is no new page; the focus stays.
    go({ ...state, tab: 'results', page: 1, sort }, { replace: true });
  };
  return (
    <div className="sort-select">
      <label htmlFor={id}>{t('search.results.sortLabel')}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{t('search.results.bestFirst')}</option>
        {columns
          .filter(({ sortable }) => sortable)
          .flatMap(({ key }) => {
            const column = t(`persons.fields.${key as SortColumn}`);
            return [
              <option key={key} value={key}>
                {t('search.results.sorted', { column })}
              </option>,
              <option key={`-${key}`} value={`-${key}`}>
                {t('search.results.sortedBack', { column })}
              </option>,
            ];
          })}
      </select>
    </div>
  );
}
