import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import {
  type RetentionEntry,
  type RetentionStatus,
  retentionStatuses,
} from '@salient/shared/areas/privacy/retention/retention.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { isFocusLost } from '../../../lib/focus/isFocusLost.ts';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { DueEntry, useEntryName } from './DueEntry.tsx';
import { PostponeDialog } from './PostponeDialog.tsx';
import { useErasing } from './useErasing.ts';

/** Entries shown at once, and as many more each time. */
const step = 50;

/** What is due to be erased, to be confirmed or kept longer, and what was. */
export function DueList() {
  const { t } = useTexts();
  const id = useId();
  const [status, setStatus] = useState<RetentionStatus>('waiting');
  const [limit, setLimit] = useState(step);
  const { data, error, refetch } = useMethod('findRetentionEntries', { status, limit }, { keepPrevious: true });
  // With the last entry went the buttons: what is left of the list has the focus then.
  const section = useRef<HTMLElement>(null);
  const hadEntries = useRef(false);
  const isEmpty = data?.total === 0;
  useEffect(() => {
    if (isEmpty && hadEntries.current && isFocusLost()) section.current?.focus();
    hadEntries.current = data !== undefined && !isEmpty;
  }, [isEmpty, data]);
  const choose = (value: string) => {
    setStatus(value as RetentionStatus);
    setLimit(step);
  };
  return (
    <section ref={section} tabIndex={-1} className="form-section retention-section" aria-labelledby={id}>
      <h2 id={id}>{t('retention.list')}</h2>
      <SegmentedControl
        className="retention-kinds"
        aria-label={t('retention.kinds')}
        value={status}
        onChange={choose}
        data={retentionStatuses.map((value) => ({ value, label: t(`retention.shown.${value}`) }))}
      />
      {error && !data ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={3} />
      ) : isEmpty ? (
        <p role="status">{t(`retention.none.${status}`)}</p>
      ) : (
        <Entries key={status} entries={data.data} />
      )}
      {data && data.data.length < data.total && (
        <Button variant="default" onClick={() => setLimit(limit + step)}>
          {t('retention.more')}
        </Button>
      )}
    </section>
  );
}

function Entries({ entries }: { readonly entries: readonly RetentionEntry[] }) {
  const { t } = useTexts();
  const nameOf = useEntryName();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [postponing, setPostponing] = useState(false);
  const chosen = entries.filter(({ id }) => picked.has(id));
  const { erase, isPending } = useErasing(chosen, () => setPicked(new Set()));
  const isAll = chosen.length === entries.length;
  const pick = (id: string, isIn: boolean) => {
    const next = new Set(picked);
    if (isIn) next.add(id);
    else next.delete(id);
    setPicked(next);
  };
  return (
    <>
      <div className="retention-actions">
        <Checkbox
          label={t('retention.chooseAll')}
          checked={isAll}
          indeterminate={!isAll && chosen.length > 0}
          onChange={() => setPicked(new Set(isAll ? [] : entries.map(({ id }) => id)))}
        />
        <p role="status">
          {chosen.length === 0 ? t('retention.nothingChosen') : t('retention.chosen', { count: chosen.length })}
        </p>
        <SteadyButton disabled={chosen.length === 0} loading={isPending} color="poppy" onClick={() => void erase()}>
          {t('retention.erase')}
        </SteadyButton>
        <SteadyButton variant="default" disabled={chosen.length === 0} onClick={() => setPostponing(true)}>
          {t('retention.postpone')}
        </SteadyButton>
      </div>
      <ul className="retention-entries">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Checkbox
              aria-label={t('retention.choose', { name: nameOf(entry) })}
              checked={picked.has(entry.id)}
              onChange={({ currentTarget: { checked } }) => pick(entry.id, checked)}
            />
            <DueEntry entry={entry} />
          </li>
        ))}
      </ul>
      <PostponeDialog
        opened={postponing}
        entries={chosen}
        onClose={() => setPostponing(false)}
        onDone={() => setPicked(new Set())}
      />
    </>
  );
}
