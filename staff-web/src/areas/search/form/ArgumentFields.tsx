import type { FunctionArgument, FunctionDefinition } from '@salient/shared/areas/functions/functionDefinition.ts';
import { labelOfArgument } from '@salient/shared/areas/functions/query/argumentLabels.ts';
import { cleanQuery, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FormSection } from '../../../lib/form/FormSection.tsx';
import type { FunctionForm } from '../useFunctionForm.ts';
import { ArgumentField } from './ArgumentField.tsx';
import { EventCriteria } from './EventCriteria.tsx';

interface Props {
  readonly definition: FunctionDefinition;
  readonly title: string;
  readonly form: Pick<FunctionForm, 'draft' | 'errors' | 'edit'>;
}

/** Arguments without a field: how the box is read, which is the wish of somebody who saw results. */
const hasField = ({ name, kind }: FunctionArgument) => kind !== 'words' && kind !== 'repeatable' && name !== 'widen';

/** A field for each argument of a function, drawn from its definition (ADVSEARCH-02, ADVSEARCH-04, FUNC-07). */
export function ArgumentFields({ definition, title, form: { draft, edit, errors } }: Props) {
  const { t } = useTexts();
  const events = definition.arguments.find(({ kind }) => kind === 'repeatable');
  return (
    <>
      <FormSection title={title}>
        {definition.arguments.filter(hasField).map((argument) => (
          <ArgumentField
            key={argument.name}
            path={argument.name}
            label={labelOfArgument(argument.name, t)}
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
    </>
  );
}
