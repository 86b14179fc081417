import type { FunctionArgument } from '@salient/shared/areas/functions/functionDefinition.ts';
import { argumentLabel } from '@salient/shared/areas/functions/query/fieldLabels.ts';
import { cleanQuery, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Failure } from '../../lib/ui/Failure.tsx';
import { FieldErrorContext } from '../../lib/ui/fieldErrors.ts';
import { ArgumentField } from './form/ArgumentField.tsx';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import { EventFilters } from './form/EventFilters.tsx';
import type { SearchForm } from './form/SearchForm.ts';
import { searchFunction } from './useSearch.ts';

/** Arguments without a field of their own: the switch of the fallbacks stands beside the results, a project has its page. */
const withoutField = new Set(['widen', 'project']);

/** The advanced tab: a form drawn from the function's definition (PUBLIC-04, ADVSEARCH-04). */
export function AdvancedPanel({ form }: { readonly form: SearchForm }) {
  const { t } = useTexts();
  const { data: definition, error, refetch } = useMethod('getFunction', { name: searchFunction });
  if (error) return <Failure title={t('filters.advanced.failed')} error={error} onRetry={() => void refetch()} />;
  if (!definition) return <div className="form-waiting" />;

  const { draft, edit, errors, refusals } = form;
  const fields = definition.arguments.filter(({ name, kind }) => kind !== 'repeatable' && !withoutField.has(name));
  const events = definition.arguments.find(({ kind }) => kind === 'repeatable');
  const change = (name: string, value: unknown) => edit(name, cleanQuery({ ...draft, [name]: value } as SearchQuery));

  return (
    <FieldErrorContext.Provider value={errors}>
      <form action={form.action} method="get" className="advanced-form" onSubmit={form.onSubmit} noValidate>
        <p className="aside">{t('filters.advanced.intro')}</p>
        <ErrorSummary errors={errors} refusals={refusals} />
        <fieldset className="field-group">
          <legend>{t('filters.advanced.person')}</legend>
          <div className="field-grid">
            {fields.map((argument: FunctionArgument) => (
              <ArgumentField
                key={argument.name}
                path={argument.name}
                label={argumentLabel(argument.name, t)}
                argument={argument}
                value={draft[argument.name as keyof SearchQuery]}
                onChange={(value) => change(argument.name, value)}
              />
            ))}
          </div>
        </fieldset>
        {events && (
          <EventFilters
            types={events.types ?? []}
            events={draft.events ?? []}
            onChange={(path, next) => edit(path, cleanQuery({ ...draft, events: next.length > 0 ? next : undefined }))}
          />
        )}
        <div className="form-actions">
          <button type="submit" className="button button-primary">
            {t('filters.advanced.submit')}
          </button>
          <button type="button" className="button" onClick={form.reset}>
            {t('filters.advanced.reset')}
          </button>
        </div>
      </form>
    </FieldErrorContext.Provider>
  );
}
