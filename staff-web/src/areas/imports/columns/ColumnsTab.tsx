import { Button, NativeSelect } from '@mantine/core';
import type { ImportList, ListColumn } from '@salient/shared/areas/imports/importList.ts';
import { guessValues } from '@salient/shared/areas/imports/plan/guessValues.ts';
import type { ImportPlan } from '@salient/shared/areas/imports/plan/ImportPlan.ts';
import { isChoiceTarget, type TargetId } from '@salient/shared/areas/imports/plan/importTargets.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import type { ListRules } from '../rules/useListRules.ts';
import { ColumnValues } from './ColumnValues.tsx';
import { MappingFile } from './MappingFile.tsx';
import { PlanSettings } from './PlanSettings.tsx';
import { PreviewRows } from './PreviewRows.tsx';
import { useTargetChoices } from './useTargetChoices.ts';

interface Props {
  readonly list: ImportList;
  readonly rules: ListRules;
  readonly onNext: () => void;
}

/** What each column says, beside what that makes of the rows. */
export function ColumnsTab({ list, rules, onNext }: Props) {
  const { t } = useTexts();
  const { content } = list;
  const { plan, mapping } = rules;
  if (!content || !mapping) return <Notice tone="hint">{t('imports.readFirst')}</Notice>;
  return (
    <div className="imports-tab">
      <p className="lead">{t('imports.columnsLead')}</p>
      {plan ? (
        <>
          <PlanSettings content={content} plan={plan} rules={rules} />
          <ul className="imports-plan">
            {content.columns.map((column) => (
              <Column key={column.name} column={column} plan={plan} onChange={rules.change} />
            ))}
          </ul>
        </>
      ) : (
        <Notice tone="hint">{t('imports.ownMapping')}</Notice>
      )}
      <MappingFile list={list} rules={rules} />
      <PreviewRows id={list.id} mapping={mapping} />
      <div className="imports-next">
        <Button onClick={onNext}>{t('imports.toCheck')}</Button>
      </div>
    </div>
  );
}

interface ColumnProps {
  readonly column: ListColumn;
  readonly plan: ImportPlan;
  readonly onChange: ListRules['change'];
}

const samplesShown = 5;

function Column({ column, plan, onChange }: ColumnProps) {
  const { t } = useTexts();
  const choices = useTargetChoices(plan.kind);
  const { name, values } = column;
  const said = plan.columns[name];
  const say = (target: TargetId | '') => {
    const { [name]: _before, ...others } = plan.columns;
    const columns = target === '' ? others : { ...others, [name]: target };
    // The order of the columns is that of the list.
    const words =
      target !== '' && isChoiceTarget(target)
        ? { values: { ...plan.values, [target]: guessValues(target, column) } }
        : {};
    onChange({ columns, ...words });
  };
  return (
    <li data-said={said !== undefined || undefined}>
      <div className="imports-column">
        <strong>{name}</strong>
        <span className="imports-soft">
          {values
            .slice(0, samplesShown)
            .map(({ text }) => text)
            .join(' · ') || t('imports.nothingInIt')}
        </span>
      </div>
      <NativeSelect
        aria-label={t('imports.saysOf', { column: name })}
        value={said ?? ''}
        data={choices}
        onChange={({ currentTarget }) => say(currentTarget.value as TargetId | '')}
      />
      {said && <ColumnValues column={column} target={said} plan={plan} onChange={onChange} />}
    </li>
  );
}
