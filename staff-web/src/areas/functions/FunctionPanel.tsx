import type { FunctionDefinition } from '@salient/shared/areas/functions/functionDefinition.ts';
import { functionDescription } from '@salient/shared/areas/functions/functionTexts.ts';
import { runsByNight } from '@salient/shared/areas/functions/nightlyMethods.ts';
import { settledQuery } from '@salient/shared/areas/functions/query/queryAddress.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef, useState } from 'react';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { FormSkeleton } from '../../lib/form/FormSkeleton.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { ArgumentFields } from '../search/form/ArgumentFields.tsx';
import { useFunctionForm } from '../search/useFunctionForm.ts';
import { FunctionCsvButton } from './FunctionCsvButton.tsx';
import { NightlyButton } from './night/NightlyButton.tsx';
import { TableResult } from './result/TableResult.tsx';
import { TextResult } from './result/TextResult.tsx';

/** One function: what it is, what it asks, and what it answers. */
export function FunctionPanel({ name }: { readonly name: string }) {
  const { data: definition, error, refetch } = useMethod('getFunction', { name });
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  return definition ? <DefinedFunction definition={definition} /> : <FormSkeleton />;
}

const address = { kept: ['via', 'category', 'function'], executed: ['run', '1'] } as const;

function DefinedFunction({ definition }: { readonly definition: FunctionDefinition }) {
  const { t } = useTexts();
  const { name, result } = definition;
  const control = useFunctionForm(definition, address);
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const [isValid, setValid] = useState(false);
  /** How often somebody pressed the button: each press runs it, also with what it ran with before. */
  const [runs, setRuns] = useState(0);
  const refused = Object.keys(control.errors).length;
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  /** Whether the server has nothing against what was typed; where it has, the first field of those is shown. */
  const passes = (errors: FieldErrors | null): boolean => {
    if (!errors) return false;
    if (Object.keys(errors).length === 0) return true;
    setRefusals((before) => before + 1);
    return false;
  };
  const run = async () => {
    setValid(false);
    if (passes(await control.execute())) setRuns((before) => before + 1);
  };
  const validate = async () => {
    setValid(false);
    setValid(passes(await control.validate()));
  };
  const settle = async () => (passes(await control.validate()) ? settledQuery(definition, control.draft) : null);
  const edit: typeof control.edit = (...edited) => {
    setValid(false);
    control.edit(...edited);
  };
  return (
    <>
      <form
        ref={form}
        className="search-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <p className="search-hint">{functionDescription(name, t)}</p>
        {definition.arguments.length > 0 && (
          <ArgumentFields
            definition={definition}
            title={t('functions.choose.parameters')}
            form={{ ...control, edit }}
          />
        )}
        <div className="functions-buttons">
          <SteadyButton type="submit" loading={control.isValidating}>
            {t('functions.choose.execute')}
          </SteadyButton>
          {definition.arguments.length > 0 && (
            <SteadyButton variant="default" onClick={() => void validate()}>
              {t('functions.choose.validate')}
            </SteadyButton>
          )}
          <FunctionCsvButton name={name} query={control.query} />
          {runsByNight(definition) && <NightlyButton definition={definition} settle={settle} />}
          <p role="status">
            {refused > 0 ? t('functions.choose.refused', { count: refused }) : isValid && t('functions.choose.valid')}
          </p>
        </div>
      </form>
      {result === 'text' ? (
        <TextResult name={name} query={control.query} runs={runs} />
      ) : (
        <TableResult definition={definition} query={control.query} runs={runs} />
      )}
    </>
  );
}
