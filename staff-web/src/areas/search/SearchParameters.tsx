import type { FunctionArgument } from '@salient/shared/areas/functions/functionDefinition.ts';
import { findPersonAdvancedInternal } from '@salient/shared/areas/functions/personFunctions.ts';
import { argumentLabel } from '@salient/shared/areas/functions/query/fieldLabels.ts';
import { cleanQuery, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useDelayed } from '@salient/shared/lib/ui/useDelayed.ts';
import { useEffect, useRef, useState } from 'react';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { FormSection } from '../../lib/form/FormSection.tsx';
import { FormSkeleton } from '../../lib/form/FormSkeleton.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { CsvButton } from './csv/CsvButton.tsx';
import { ArgumentField } from './form/ArgumentField.tsx';
import { EventCriteria } from './form/EventCriteria.tsx';
import { SearchQuestion } from './SearchQuestion.tsx';
import type { PersonSearch } from './usePersonSearch.ts';

interface Props {
  readonly search: PersonSearch;
  readonly count: { readonly total: number | undefined; readonly isCounting: boolean; readonly isError: boolean };
}

/** Arguments without a field: how the box is read, which is the wish of somebody who saw results. */
const hasField = ({ name, kind }: FunctionArgument) => kind !== 'words' && kind !== 'repeatable' && name !== 'widen';

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

  const { draft, edit, errors } = search;
  const events = definition.arguments.find(({ kind }) => kind === 'repeatable');
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
      <FormSection title={t('filters.advanced.person')}>
        {definition.arguments.filter(hasField).map((argument) => (
          <ArgumentField
            key={argument.name}
            path={argument.name}
            label={argumentLabel(argument.name, t)}
            argument={argument}
            errors={errors}
            value={draft[argument.name as keyof SearchQuery]}
            onChange={(value) => edit(argument.name, cleanQuery({ ...draft, [argument.name]: value } as SearchQuery))}
          />
        ))}
      </FormSection>
      {events?.types && (
        <EventCriteria
          types={events.types}
          events={draft.events ?? []}
          errors={errors}
          onChange={(path, next) => edit(path, cleanQuery({ ...draft, events: next.length > 0 ? next : undefined }))}
        />
      )}
      <div className="entity-form-buttons search-buttons">
        <div>
          <SearchQuestion query={draft} />
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
