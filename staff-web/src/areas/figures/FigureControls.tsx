import { NativeSelect } from '@mantine/core';
import { mostYears } from '@salient/shared/areas/figures/useFigures.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { kioskNumbers } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { useState } from 'react';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { DayField } from '../../lib/dates/DayField.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { comparisons, isPeriod, periodChoices } from './figurePeriod.ts';
import type { FigureChoiceControl } from './useFigureChoice.ts';

const day = { codes: [], readOnly: false };

/** Which days and which kiosk the figures are of, and what they are compared with. */
export function FigureControls({ control }: { readonly control: FigureChoiceControl }) {
  const { t } = useTexts();
  const { choice, period, kiosk, comparison, change } = control;
  const isWrong = !isPeriod(period);
  return (
    <div className="figure-controls">
      <NativeSelect
        label={t('figures.period')}
        data={periodChoices.map((value) => ({ value, label: t(`figures.periods.${value}`) }))}
        value={choice}
        onChange={({ currentTarget: { value } }) =>
          // Choosing oneself begins with the days that are shown.
          change(value === 'own' ? { period: value, ...period } : { period: value, from: null, to: null })
        }
      />
      {choice === 'own' && (
        <>
          <DayField
            {...day}
            name="from"
            label={t('figures.from')}
            value={period.from}
            onChange={(from) => change({ from: from ?? '' })}
          />
          <DayField
            {...day}
            name="to"
            label={t('figures.to')}
            value={period.to}
            onChange={(to) => change({ to: to ?? '' })}
          />
          {isWrong && (
            <p className="date-note" data-error role="alert">
              {t('figures.wrongPeriod', { years: String(mostYears) })}
            </p>
          )}
        </>
      )}
      <NativeSelect
        label={t('figures.kiosk')}
        data={[
          { value: '', label: t('figures.all') },
          ...kioskNumbers.map((each) => ({
            value: String(each),
            label: t('figures.kioskNumber', { kiosk: String(each) }),
          })),
        ]}
        value={kiosk ?? ''}
        onChange={({ currentTarget: { value } }) => change({ kiosk: value })}
      />
      <NativeSelect
        label={t('figures.compare')}
        data={comparisons.map((value) => ({ value, label: t(`figures.comparisons.${value}`) }))}
        value={comparison}
        onChange={({ currentTarget: { value } }) => change({ compare: value === 'none' ? null : value })}
      />
      <CsvButton control={control} disabled={isWrong} />
    </div>
  );
}

function CsvButton({
  control: { period, kiosk },
  disabled,
}: {
  readonly control: FigureChoiceControl;
  readonly disabled: boolean;
}) {
  const { t, language } = useTexts();
  const client = useClient();
  const messages = useMessages();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      // Its address opens for a minute only, so it is asked for when it is wanted.
      const { url } = await client.getFiguresCsv({ ...period, ...(kiosk ? { kiosk } : {}), language });
      location.assign(url);
    } catch (error) {
      messages.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SteadyButton variant="default" loading={busy} disabled={disabled} onClick={() => void save()}>
      {t('figures.csv')}
    </SteadyButton>
  );
}
