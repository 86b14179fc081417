import { Button, Stack, Textarea } from '@mantine/core';
import type { MergePreview } from '@salient/shared/areas/persons/merge/personMerge.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useRef, useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { useNameOf } from '../useNameOf.ts';
import { MergeErrors } from './MergeErrors.tsx';
import { MergeFieldChoices } from './MergeFieldChoices.tsx';
import { MergeMoves } from './MergeMoves.tsx';
import { MergePersons } from './MergePersons.tsx';
import { NotSameNotice } from './NotSameNotice.tsx';
import { useMergeActions } from './useMergeActions.ts';
import { useMergePreview } from './useMergePreview.ts';

interface Props {
  /** Both persons; the first stays unless they are swapped. */
  readonly pair: readonly [string, string];
  readonly givenReason: string;
  readonly onClose: () => void;
  readonly onToldApart: () => void;
  readonly onMerged: (keptId: string, isOpened: boolean) => void;
}

/** Two persons side by side, and all that a merge would do before it is done (PERSON-12, PERSON-13). */
export function MergeDialog({ pair, givenReason, onClose, onToldApart, onMerged }: Props) {
  const control = useMergePreview(pair);
  const { preview, isCurrent, error, refetch } = control;
  if (error && !preview) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!preview) return <ListSkeleton rows={12} />;
  return (
    <Stack gap="lg" aria-busy={!isCurrent}>
      <NotSameNotice mark={preview.notSame} />
      <MergePersons preview={preview} onSwap={control.swap} />
      <MergeFieldChoices preview={preview} choices={control.choices} onChoose={control.choose} />
      <MergeMoves preview={preview} />
      <MergeErrors errors={preview.errors} />
      <Decision {...{ preview, control, givenReason, onClose, onToldApart, onMerged }} />
    </Stack>
  );
}

interface DecisionProps extends Omit<Props, 'pair'> {
  readonly preview: MergePreview;
  readonly control: ReturnType<typeof useMergePreview>;
}

/** Why, and then: merge, merge and open, not the same person, or none of it. */
function Decision({ preview, control, givenReason, onClose, onToldApart, onMerged }: DecisionProps) {
  const { t } = useTexts();
  const nameOf = useNameOf();
  const messages = useMessages();
  const actions = useMergeActions();
  const [reason, setReason] = useState(givenReason);
  const [isMissing, setMissing] = useState(false);
  const [isStale, setStale] = useState(false);
  const [pending, setPending] = useState<'merge' | 'open' | 'apart' | null>(null);
  const reasonBox = useRef<HTMLTextAreaElement>(null);
  const { personA, personB } = preview;
  const ids = { idA: personA.id, idB: personB.id };
  const names = { nameA: nameOf(personA), nameB: nameOf(personB) };
  const isRefused = Object.keys(preview.errors).length > 0;

  const merge = async (isOpened: boolean) => {
    if (reason.trim() === '') {
      setMissing(true);
      reasonBox.current?.focus();
      return;
    }
    setPending(isOpened ? 'open' : 'merge');
    try {
      const versions = { versionA: personA.version, versionB: personB.version };
      await actions.merge({ ...ids, ...versions, choices: control.choices, reason }, names);
      onMerged(ids.idA, isOpened);
      await actions.refresh(ids.idB);
    } catch (error) {
      if (failureOf(error).name === 'conflict') setStale(true);
      else messages.failure(error);
      await control.refetch();
    } finally {
      setPending(null);
    }
  };
  const tellApart = async () => {
    setPending('apart');
    if (await actions.tellApart({ ...ids, ...names })) onToldApart();
    setPending(null);
  };
  const canMerge = control.isCurrent && !isRefused && pending === null;
  return (
    <>
      <Textarea
        ref={reasonBox}
        label={t('merging.dialog.reason')}
        description={t('merging.dialog.reasonHint')}
        error={isMissing && t('merging.dialog.reasonNeeded')}
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
      {isStale && <Notice tone="error">{t('merging.dialog.stale')}</Notice>}
      <DialogButtons
        aside={
          <>
            <Button variant="default" onClick={onClose}>
              {t('forms.cancel')}
            </Button>
            <SteadyButton variant="default" loading={pending === 'apart'} onClick={() => void tellApart()}>
              {t('merging.dialog.different')}
            </SteadyButton>
          </>
        }
      >
        <SteadyButton
          variant="default"
          disabled={!canMerge}
          loading={pending === 'open'}
          onClick={() => void merge(true)}
        >
          {t('merging.dialog.confirmAndOpen')}
        </SteadyButton>
        <SteadyButton disabled={!canMerge} loading={pending === 'merge'} onClick={() => void merge(false)}>
          {t('merging.dialog.confirm')}
        </SteadyButton>
      </DialogButtons>
    </>
  );
}
