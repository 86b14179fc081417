import { NativeSelect, TextInput } from '@mantine/core';
import type { ListColumn } from '@salient/shared/areas/imports/importList.ts';
import type { ImportPlan } from '@salient/shared/areas/imports/plan/ImportPlan.ts';
import {
  choiceValues,
  importTargets,
  isChoiceTarget,
  type TargetId,
} from '@salient/shared/areas/imports/plan/importTargets.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import type { ListRules } from '../rules/useListRules.ts';
import { choiceText } from './choiceText.ts';

interface Props {
  readonly column: ListColumn;
  readonly target: TargetId;
  readonly plan: ImportPlan;
  readonly onChange: ListRules['change'];
}

/** Texts of a column that can be put in other words; of more nobody would. */
const mostWords = 60;

/** What the words of a column become: of a choice what each means, of a text what is written instead. */
export function ColumnValues({ column: { name, values, distinct }, target, plan, onChange }: Props) {
  const { t } = useTexts();
  const isText = importTargets[target].kind === 'text';
  if (values.length === 0) return null;
  if (!isChoiceTarget(target) && (!isText || distinct === null || distinct > mostWords)) return null;
  const table = plan.values[target] ?? {};
  const say = (text: string, value: string) => {
    const { [text]: _before, ...others } = table;
    onChange({ values: { ...plan.values, [target]: value === '' ? others : { ...others, [text]: value } } });
  };
  const open = values.filter(({ text }) => table[text] === undefined).length;
  return (
    <details className="imports-values" open={isChoiceTarget(target) && open > 0}>
      <summary>{t('imports.values', { count: values.length })}</summary>
      <ul>
        {values.map(({ text, count }) => (
          <li key={text}>
            <span>
              {text} <span className="imports-soft">{t('imports.inRows', { count })}</span>
            </span>
            {isChoiceTarget(target) ? (
              <NativeSelect
                size="sm"
                aria-label={t('imports.meansOf', { text, column: name })}
                value={table[text] ?? ''}
                data={[
                  { value: '', label: t('imports.meansNothing') },
                  ...choiceValues[target].map((value) => ({ value, label: choiceText(target, value, t) })),
                ]}
                onChange={({ currentTarget }) => say(text, currentTarget.value)}
              />
            ) : (
              <Written text={text} column={name} value={table[text] ?? ''} onSay={(value) => say(text, value)} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface WrittenProps {
  readonly text: string;
  readonly column: string;
  readonly value: string;
  readonly onSay: (value: string) => void;
}

/** Takes effect when it is left, so that no letter of it is a word. */
function Written({ text, column, value, onSay }: WrittenProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(value);
  const leave = () => {
    if (typed.trim() !== value) onSay(typed.trim());
  };
  return (
    <TextInput
      size="sm"
      aria-label={t('imports.writtenOf', { text, column })}
      placeholder={text}
      value={typed}
      maxLength={300}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={leave}
    />
  );
}
