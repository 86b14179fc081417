import { settledQuery } from '@salient/shared/areas/functions/query/queryAddress.ts';
import { findPersonAdvancedInternal } from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useDelayed } from '@salient/shared/lib/ui/useDelayed.ts';
import { useEffect, useRef, useState } from 'react';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { FormSkeleton } from '../../lib/form/FormSkeleton.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { CsvButton } from './csv/CsvButton.tsx';
import { ArgumentFields } from './form/ArgumentFields.tsx';
import { SearchQuestion } from './SearchQuestion.tsx';
import type { PersonSearch } from './usePersonSearch.ts';

interface Props {
  readonly search: PersonSearch;
  readonly count: { readonly total: number | undefined; readonly isCounting: boolean; readonly isError: boolean };
}

/** The form of the search, drawn from the definition of its function (ADVSEARCH-02, ADVSEARCH-04). */
export function SearchParameters({ search, count }: Props) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const isLate = useDelayed(count.isCounting);
  const { name } = findPersonAdvancedInternal;
  const { data: definition, error, refetch } = useMethod('getFunction', { name });
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!definition) return <FormSkeleton />;

  const { draft, errors } = search;
  const refused = Object.keys(errors).length;
  const execute = async () => {
    const found = await search.execute();
    if (Object.keys(found).length > 0) setRefusals((before) => before + 1);
  };
  return (
    <form
      ref={form}
      className="search-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void execute();
      }}
    >
      <p className="search-hint">{t('personSearch.intro')}</p>
      <ArgumentFields definition={definition} title={t('filters.advanced.person')} form={search} />
      <div className="entity-form-buttons search-buttons">
        <div>
          <SearchQuestion query={settledQuery(definition, draft)} />
          <p className="search-count" role="status">
            {refused > 0 ? t('personSearch.refused', { count: refused }) : countText()}
          </p>
        </div>
        <SteadyButton type="submit" loading={search.isValidating}>
          {t('personSearch.execute')}
        </SteadyButton>
        <SteadyButton variant="default" onClick={search.reset}>
          {t('personSearch.reset')}
        </SteadyButton>
        <CsvButton query={search.query} total={count.isError ? undefined : count.total} />
      </div>
    </form>
  );

  function countText(): string {
    if (count.isError) return t('personSearch.notCounted');
    if (isLate || count.total === undefined) return t('personSearch.counting');
    return t('personSearch.count', { count: count.total });
  }
}
