import { Button, Textarea } from '@mantine/core';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useRef, useState } from 'react';
import { SteadyButton } from '../controls/SteadyButton.tsx';
import { DialogButtons } from '../dialogs/DialogButtons.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { Notice } from '../page/Notice.tsx';

interface Props {
  readonly canMerge: boolean;
  /** Merges the two; fails like the call. */
  readonly merge: (reason: string) => Promise<void>;
  /** Reads again what is compared, after somebody else changed one of the two. */
  readonly refetch: () => void;
  readonly onMerged: (isOpened: boolean) => void;
  readonly onClose: () => void;
}

/** Why, and then: merge, merge and open, or none of it (PLACE-09). */
export function RecordMergeDecision({ canMerge, merge, refetch, onMerged, onClose }: Props) {
  const { t } = useTexts();
  const messages = useMessages();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isStale, setStale] = useState(false);
  const [pending, setPending] = useState<'merge' | 'open' | null>(null);
  const reasonBox = useRef<HTMLTextAreaElement>(null);
  const run = async (isOpened: boolean) => {
    if (reason.trim() === '') {
      setMissing(true);
      reasonBox.current?.focus();
      return;
    }
    setPending(isOpened ? 'open' : 'merge');
    try {
      await merge(reason);
      onMerged(isOpened);
    } catch (error) {
      if (failureOf(error).name === 'conflict') {
        setStale(true);
        refetch();
      } else messages.failure(error);
    }
    setPending(null);
  };
  const isReady = canMerge && pending === null;
  return (
    <>
      <Textarea
        ref={reasonBox}
        label={t('recordMerges.reason')}
        description={t('recordMerges.reasonHint')}
        error={isMissing && t('recordMerges.reasonNeeded')}
        required
        autosize
        minRows={2}
        maxLength={2000}
        value={reason}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setMissing(false);
        }}
      />
      {isStale && <Notice tone="error">{t('recordMerges.stale')}</Notice>}
      <DialogButtons
        aside={
          <Button variant="default" onClick={onClose}>
            {t('forms.cancel')}
          </Button>
        }
      >
        <SteadyButton variant="default" disabled={!isReady} loading={pending === 'open'} onClick={() => void run(true)}>
          {t('recordMerges.confirmAndOpen')}
        </SteadyButton>
        <SteadyButton disabled={!isReady} loading={pending === 'merge'} onClick={() => void run(false)}>
          {t('recordMerges.confirm')}
        </SteadyButton>
      </DialogButtons>
    </>
  );
}
