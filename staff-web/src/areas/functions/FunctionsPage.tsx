import { functionCategories } from '@salient/shared/areas/functions/functionDefinition.ts';
import { functionName } from '@salient/shared/areas/functions/functionTexts.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useSearchParams } from 'react-router-dom';
import { FormSkeleton } from '../../lib/form/FormSkeleton.tsx';
import { SelectField } from '../../lib/form/fields.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { FunctionPanel } from './FunctionPanel.tsx';
import { FunctionRuns } from './FunctionRuns.tsx';
import { NightlyFunctions } from './night/NightlyFunctions.tsx';
import '../search/search.css';
import './functions.css';

/** The functions of administrators: one of a category is chosen, given its parameters and run (FUNC-01, FUNC-11). */
export function FunctionsPage() {
  const { t } = useTexts();
  const [address, setAddress] = useSearchParams();
  const { data: offered, error, refetch } = useMethod('getFunctions', {});
  const chosen = offered?.find(({ name }) => name === address.get('function'));
  const category = chosen?.category ?? functionCategories.find((each) => each === address.get('category')) ?? null;
  const inCategory = offered?.filter((each) => each.category === category) ?? [];
  /** Another function begins anew: the parameters of the one before are none of its own. */
  const choose = (params: Readonly<Record<string, string>>) => {
    const via = address.get('via');
    setAddress({ ...(via ? { via } : {}), ...params }, { preventScrollReset: true });
  };
  const field = { codes: [], readOnly: false };
  return (
    <Page title={t('pages.functions')}>
      <p className="lead">{t('functions.lead')}</p>
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : offered === undefined ? (
        <FormSkeleton />
      ) : (
        <>
          <div className="functions-choice">
            <SelectField
              {...field}
              name="category"
              label={t('functions.choose.category')}
              choices={functionCategories
                .filter((each) => offered.some((one) => one.category === each))
                .map((value) => ({ value, label: t(`functions.categories.${value}`) }))}
              value={category as (typeof functionCategories)[number]}
              onChange={(value) => choose({ category: value })}
            />
            <SelectField
              {...field}
              name="function"
              label={t('functions.choose.function')}
              choices={inCategory.map(({ name }) => ({ value: name, label: functionName(name, t) }))}
              value={chosen?.name ?? (null as unknown as string)}
              onChange={(name) => category && choose({ category, function: name })}
            />
          </div>
          {chosen ? (
            <FunctionPanel key={chosen.name} name={chosen.name} />
          ) : (
            <p className="functions-first">{t('functions.choose.first')}</p>
          )}
          <NightlyFunctions />
          <FunctionRuns key={`runs of ${chosen?.name}`} name={chosen?.name} />
        </>
      )}
    </Page>
  );
}
