import { NativeSelect, TextInput } from '@mantine/core';
import type { ListContent } from '@salient/shared/areas/imports/importList.ts';
import { orderDoubt } from '@salient/shared/areas/imports/plan/dateOrders.ts';
import {
  type DateOrder,
  dateOrders,
  type ImportPlan,
  type ListFate,
  listFates,
} from '@salient/shared/areas/imports/plan/ImportPlan.ts';
import { type ListKind, listKinds } from '@salient/shared/areas/imports/plan/importTargets.ts';
import { takesArmy, takesCountry } from '@salient/shared/areas/imports/plan/planTakes.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import { languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import type { ListRules } from '../rules/useListRules.ts';
import { ArmyField } from './ArmyField.tsx';

interface Props {
  readonly content: ListContent;
  readonly plan: ImportPlan;
  readonly rules: ListRules;
}

/** Fields in a row stand at one height. */
const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** What holds for the whole list. */
export function PlanSettings({ content, plan, rules }: Props) {
  const { change: onChange } = rules;
  const { t, language } = useTexts();
  const { data: countries } = useMethod('getCountries', {});
  const choices = (countries ?? [])
    .map(({ code }) => ({ value: code, label: countryName(code, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  return (
    <>
      <div className="form-grid imports-settings">
        <NativeSelect
          label={t('imports.kind')}
          value={plan.kind}
          data={listKinds.map((value) => ({ value, label: t(`imports.kinds.${value}`) }))}
          onChange={({ currentTarget }) => rules.guess(currentTarget.value as ListKind)}
        />
        <TextInput
          label={t('imports.listTitle')}
          value={plan.title}
          maxLength={200}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        <TextInput
          label={t('imports.source')}
          description={t('imports.sourceHint')}
          inputWrapperOrder={hintBelow}
          value={plan.source}
          maxLength={100}
          error={/^[\w][\w.-]*$/.test(plan.source) ? null : t('imports.sourceWrong')}
          onChange={({ currentTarget }) => onChange({ source: currentTarget.value })}
        />
        <NativeSelect
          label={t('imports.language')}
          value={plan.language}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={({ currentTarget }) => onChange({ language: currentTarget.value as ImportPlan['language'] })}
        />
        <NativeSelect
          label={t('imports.dateOrder')}
          value={plan.dateOrder}
          data={dateOrders.map((value) => ({ value, label: t(`imports.orders.${value}`) }))}
          onChange={({ currentTarget }) => onChange({ dateOrder: currentTarget.value as DateOrder })}
        />
        {plan.kind === 'persons' && (
          <NativeSelect
            label={t('imports.fate')}
            description={t(`imports.fateHints.${plan.fate}`)}
            inputWrapperOrder={hintBelow}
            value={plan.fate}
            data={listFates.map((value) => ({ value, label: t(`imports.fates.${value}`) }))}
            onChange={({ currentTarget }) => onChange({ fate: currentTarget.value as ListFate })}
          />
        )}
        {plan.kind === 'persons' && (
          <NativeSelect
            label={t('imports.victims')}
            value={plan.victimType}
            data={(['unknown', 'military', 'civilian'] as const).map((value) => ({
              value,
              label: t(`imports.choices.${value}`),
            }))}
            onChange={({ currentTarget }) => onChange({ victimType: currentTarget.value as ImportPlan['victimType'] })}
          />
        )}
        {takesCountry(plan) && (
          <NativeSelect
            label={t('imports.country')}
            value={plan.country}
            data={[{ value: '', label: t('imports.countryUnknown') }, ...choices]}
            onChange={({ currentTarget }) => onChange({ country: currentTarget.value })}
          />
        )}
        {takesArmy(plan) && <ArmyField value={plan.army} onChange={(army) => onChange({ army })} />}
      </div>
      <OrderDoubt content={content} plan={plan} />
    </>
  );
}

/** Says where the order of dates should be looked at. */
function OrderDoubt({ content, plan }: Omit<Props, 'rules'>) {
  const { t } = useTexts();
  const doubt = orderDoubt(plan, content);
  if (!doubt) return null;
  const { why, count, sample } = doubt;
  return (
    <Notice tone="warning">
      {why === 'other' ? t('imports.ordersOther', { count, sample }) : t('imports.ordersEither', { sample })}
    </Notice>
  );
}
