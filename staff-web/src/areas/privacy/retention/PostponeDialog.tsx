import { Button, Checkbox, Textarea } from '@mantine/core';
import { longestKeepReason, type RetentionEntry } from '@salient/shared/areas/privacy/retention/retention.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { DayField } from '../../../lib/dates/DayField.tsx';
import { isWholeDay } from '../../../lib/dates/wholeDay.ts';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { staleLists } from './useErasing.ts';

interface Props {
  readonly opened: boolean;
  readonly entries: readonly RetentionEntry[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Where it is said why entries are kept longer and until when, or for good where all of them may be. */
export function PostponeDialog({ opened, onClose, ...rest }: Props) {
  const { t } = useTexts();
  return (
    <PanelDialog opened={opened} onClose={onClose} closesBeside={false} title={t('retention.postponeTitle')}>
      <PostponeForm onClose={onClose} {...rest} />
    </PanelDialog>
  );
}

function PostponeForm({ entries, onClose, onDone }: Omit<Props, 'opened'>) {
  const { t } = useTexts();
  const messages = useMessages();
  const postpone = useCommand('postponeErasures', { refreshes: staleLists });
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState<string | null>(null);
  const [forGood, setForGood] = useState(false);
  const [tried, setTried] = useState(false);
  const isDayRight = forGood || (until !== null && isWholeDay(until) && until > dayText(Date.now()));
  const isRight = isDayRight && reason.trim() !== '';
  // A promise, as the list may be empty by then and the dialog gone with it.
  const send = () =>
    void postpone.mutateAsync({ ids: entries.map(({ id }) => id), reason, until: forGood ? null : until }).then(
      ({ postponed }) => {
        messages.success(t(forGood ? 'retention.keptForGood' : 'retention.postponed', { count: postponed }));
        onDone();
        onClose();
      },
      () => undefined,
    );
  return (
    <form
      className="retention-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isRight) return send();
        // The first field that is to be mended.
        const field = reason.trim() === '' ? 'textarea' : '[role="group"] input, fieldset input';
        event.currentTarget.querySelector<HTMLElement>(field)?.focus();
      }}
    >
      <Textarea
        label={t('retention.reason')}
        description={t('retention.reasonHint')}
        maxLength={longestKeepReason}
        autosize
        minRows={2}
        required
        data-autofocus
        value={reason}
        error={tried && reason.trim() === '' && t('validation.DATA_REQUIRED')}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      {entries.every(({ may_be_kept }) => may_be_kept) && (
        <Checkbox
          label={t('retention.forGood')}
          description={t('retention.forGoodHint')}
          checked={forGood}
          onChange={({ currentTarget: { checked } }) => setForGood(checked)}
        />
      )}
      {!forGood && (
        <>
          <DayField
            name="until"
            label={t('retention.until')}
            value={until}
            codes={[]}
            readOnly={false}
            onChange={setUntil}
          />
          {tried && !isDayRight && (
            <p className="date-note" data-error role="alert">
              {t('retention.untilWrong')}
            </p>
          )}
        </>
      )}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('forms.cancel')}
        </Button>
        <SteadyButton type="submit" loading={postpone.isPending}>
          {t(forGood ? 'retention.forGood' : 'retention.postpone')}
        </SteadyButton>
      </DialogButtons>
    </form>
  );
}
