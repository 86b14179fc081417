import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { Retention } from '@salient/shared/areas/privacy/retention/retention.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type RetentionPeriod, retentionPeriodSchema } from '@salient/shared/lib/retention/retentionPeriod.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { DayField } from '../../../lib/dates/DayField.tsx';
import { isWholeDay } from '../../../lib/dates/wholeDay.ts';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { classText } from './classText.ts';

interface Props {
  readonly opened: boolean;
  readonly retention: Retention;
  readonly onClose: () => void;
}

/** Where administrators set how long each class is kept, and until when erasing has to be confirmed. */
export function RulesDialog({ opened, retention, onClose }: Props) {
  const { t } = useTexts();
  return (
    <PanelDialog opened={opened} onClose={onClose} closesBeside={false} title={t('retention.change')}>
      <RulesForm key={retention.version} retention={retention} onClose={onClose} />
    </PanelDialog>
  );
}

interface Typed {
  readonly count: string;
  readonly unit: RetentionPeriod['unit'] | 'none';
}

const units = ['day', 'month', 'none'] as const;
const typedOf = (period: RetentionPeriod | null): Typed =>
  period ? { count: String(period.count), unit: period.unit } : { count: '', unit: 'none' };

/** The period that was typed; undefined for what is none. */
function periodOf({ count, unit }: Typed): RetentionPeriod | null | undefined {
  if (unit === 'none') return null;
  return retentionPeriodSchema.safeParse({ count: Number(count), unit }).data;
}

function RulesForm({ retention, onClose }: Omit<Props, 'opened'>) {
  const { t } = useTexts();
  const messages = useMessages();
  const { version, rules, confirm_until } = retention;
  const set = useCommand('setRetention', { refreshes: ['getRetention'] });
  const [typed, setTyped] = useState(() => new Map(rules.map((rule) => [rule.class, typedOf(rule.period)])));
  const [until, setUntil] = useState(confirm_until);
  const typedFor = (name: string): Typed => typed.get(name) ?? typedOf(null);
  const write = (name: string, change: Partial<Typed>) =>
    setTyped(new Map(typed).set(name, { ...typedFor(name), ...change }));
  const isUntilRight = until === null || isWholeDay(until);
  const periods = rules.map((rule) => ({ class: rule.class, period: periodOf(typedFor(rule.class)) }));
  const save = () => {
    const whole = periods.flatMap(({ class: name, period }) => (period === undefined ? [] : [{ class: name, period }]));
    if (whole.length < periods.length || !isUntilRight) return;
    // A promise, as another version of the rules makes another form.
    void set.mutateAsync({ version, rules: whole, ...(until === null ? {} : { confirm_until: until }) }).then(
      () => {
        messages.success(t('retention.saved'));
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <form
      className="retention-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {rules.map(({ class: name, label }) => {
        const { count, unit } = typedFor(name);
        const words = { class: classText(t, label) };
        return (
          <fieldset key={name} className="retention-period">
            <legend>{words.class}</legend>
            <TextInput
              aria-label={t('retention.number', words)}
              inputMode="numeric"
              disabled={unit === 'none'}
              value={count}
              error={periodOf({ count, unit }) === undefined && t('retention.numberWrong')}
              onChange={({ currentTarget: { value } }) => write(name, { count: value.replace(/\D/g, '') })}
            />
            <NativeSelect
              aria-label={t('retention.unit', words)}
              data={units.map((value) => ({ value, label: t(`retention.units.${value}`) }))}
              value={unit}
              onChange={({ currentTarget: { value } }) => write(name, { unit: value as Typed['unit'] })}
            />
          </fieldset>
        );
      })}
      {confirm_until !== null && (
        <DayField
          name="confirm_until"
          label={t('retention.confirmUntilField')}
          hint={t('retention.confirmUntilHint')}
          value={until}
          codes={[]}
          readOnly={false}
          onChange={setUntil}
        />
      )}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('forms.cancel')}
        </Button>
        <SteadyButton type="submit" loading={set.isPending}>
          {t('forms.save')}
        </SteadyButton>
      </DialogButtons>
    </form>
  );
}
