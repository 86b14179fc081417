import type { UnknownUnit } from '@salient/shared/areas/imports/importList.ts';
import type { ImportPlan } from '@salient/shared/areas/imports/plan/ImportPlan.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import type { Reference } from '../../../lib/picker/referenceSources.ts';
import type { ListRules } from '../rules/useListRules.ts';

interface Props {
  readonly rules: ListRules;
  readonly plan: ImportPlan;
  readonly units: readonly UnknownUnit[];
}

const shown = 100;

/** Regiments that nobody knows by the words of the list. Which one is meant is said in the mapping, so that it is known again. */
export function UnknownUnits({ rules, plan, units }: Props) {
  const { t } = useTexts();
  const id = useId();
  if (units.length === 0) return null;
  const choose = (words: string, unit: Reference | null) => {
    const { [words]: _before, ...others } = plan.units;
    const { army = '', regiment = '' } = unit?.fields ?? {};
    rules.change({ units: unit ? { ...others, [words]: { army, regiment } } : others });
  };
  return (
    <section className="form-section imports-section" aria-labelledby={id}>
      <h2 id={id}>{t('imports.units', { count: units.length })}</h2>
      <p>{t('imports.unitsHint')}</p>
      <ul className="imports-rows imports-units">
        {units.slice(0, shown).map(({ army, regiment, rows }) => {
          const decided = plan.units[regiment];
          return (
            <li key={`${army} ${regiment}`}>
              <span>
                <strong>{regiment}</strong>
                {army && `, ${army}`} <span className="imports-soft">{t('imports.inRows', { count: rows })}</span>
              </span>
              <ReferencePicker
                kind="military_entity"
                type="regiment"
                isLookupOnly
                label={t('imports.isUnit', { name: regiment })}
                value={
                  decided
                    ? {
                        kind: 'military_entity',
                        id: '',
                        name: decided.regiment,
                        facts: [decided.army],
                        fields: decided,
                      }
                    : null
                }
                onChange={(unit) => choose(regiment, unit)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
