import { Button, NativeSelect, TextInput } from '@mantine/core';
import { longestReason, type StruckCount } from '@salient/shared/areas/figures/figureMethods.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { dayText, momentText } from '@salient/shared/lib/dates/momentText.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { kioskNumbers } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { useState } from 'react';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { HourField } from '../../lib/dates/HourField.tsx';
import { isWholeDay } from '../../lib/dates/wholeDay.ts';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const refreshes = ['findStruckCounts', 'getFigures'] as const;

/** Where administrators take hours out of the figures that no visitors made, and put them back. */
export function StruckCountsDialog({ opened, onClose }: Props) {
  const { t } = useTexts();
  return (
    <PanelDialog opened={opened} onClose={onClose} title={t('figures.strike.title')}>
      <StrikeForm />
      <StruckCounts />
    </PanelDialog>
  );
}

function StrikeForm() {
  const { t } = useTexts();
  const messages = useMessages();
  const strike = useCommand('strikeOutCounts', { refreshes });
  const [kiosk, setKiosk] = useState('1');
  const [from, setFrom] = useState(() => `${dayText(Date.now())}T00:00`);
  const [to, setTo] = useState(() => `${dayText(Date.now() + 24 * 3_600_000)}T00:00`);
  const [reason, setReason] = useState('');
  const isWrong = !isWholeDay(from.slice(0, 10)) || !isWholeDay(to.slice(0, 10)) || from >= to;
  const strikeOut = () =>
    strike.mutate(
      { kiosk: kiosk === '' ? null : Number(kiosk), from, to, reason },
      {
        onSuccess: (struck) => {
          messages.success(`${t('figures.strike.done')}${t('common.colon')}${countText(t, struck)}`);
          setReason('');
        },
      },
    );
  return (
    <form
      className="strike-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) strikeOut();
      }}
    >
      <p>{t('figures.strike.lead')}</p>
      <NativeSelect
        label={t('figures.kiosk')}
        data={[
          ...kioskNumbers.map((each) => ({ value: String(each), label: whereText(t, each) })),
          { value: '', label: whereText(t, null) },
        ]}
        value={kiosk}
        onChange={({ currentTarget: { value } }) => setKiosk(value)}
      />
      <div className="strike-hours">
        <HourField label={t('figures.strike.from')} value={from} onChange={setFrom} />
        <HourField label={t('figures.strike.to')} value={to} onChange={setTo} />
      </div>
      {isWrong && (
        <p className="date-note" data-error role="alert">
          {t('figures.strike.wrong')}
        </p>
      )}
      <TextInput
        label={t('figures.strike.reason')}
        placeholder={t('figures.strike.reasonHint')}
        maxLength={longestReason}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <SteadyButton type="submit" loading={strike.isPending} disabled={isWrong}>
        {t('figures.strike.do')}
      </SteadyButton>
    </form>
  );
}

function StruckCounts() {
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('findStruckCounts', {});
  return (
    <section>
      <h3>{t('figures.strike.list')}</h3>
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={2} />
      ) : data.length === 0 ? (
        <p>{t('figures.strike.none')}</p>
      ) : (
        <ul className="struck-counts">
          {data.map((struck) => (
            <StruckRow key={struck.id} struck={struck} />
          ))}
        </ul>
      )}
    </section>
  );
}

function StruckRow({ struck }: { readonly struck: StruckCount }) {
  const { t } = useTexts();
  const messages = useMessages();
  const restore = useCommand('restoreCounts', { refreshes });
  const { id, kiosk, from, to, reason, struck_at, struck_by, restored_at, restored_by } = struck;
  const hours = { from: from.replace('T', ' '), to: to.replace('T', ' ') };
  const putBack = () => restore.mutate({ id }, { onSuccess: () => messages.success(t('figures.strike.restored')) });
  return (
    <li>
      <div>
        <strong>{t('figures.strike.hours', { where: whereText(t, kiosk), ...hours })}</strong>
        <p>
          {countText(t, struck)}
          {reason && ` · ${reason}`}
        </p>
        <p className="form-hint">
          {t('figures.strike.by', { when: momentText(struck_at), who: struck_by })}
          {restored_at &&
            ` · ${t('figures.strike.restoredBy', { when: momentText(restored_at), who: restored_by ?? '' })}`}
        </p>
      </div>
      {!restored_at && (
        <Button variant="default" loading={restore.isPending} onClick={putBack}>
          {t('figures.strike.restore')}
        </Button>
      )}
    </li>
  );
}

const whereText = (t: Translate, kiosk: number | null) =>
  kiosk === null ? t('figures.publicPages') : t('figures.kioskNumber', { kiosk: String(kiosk) });

const countText = (t: Translate, { kiosk, count }: StruckCount) =>
  t(kiosk === null ? 'figures.strike.pages' : 'figures.strike.visits', { count });
