import type { RetentionEntry } from '@salient/shared/areas/privacy/retention/retention.ts';
import { shownDay } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { classText } from './classText.ts';

/** What an entry is called: the record, or how many rows of its class there are. */
export function useEntryName(): (entry: RetentionEntry) => string {
  const { t } = useTexts();
  return ({ record_id, name, count, label }) =>
    record_id === null
      ? `${classText(t, label)}${t('common.colon')}${t('retention.rows', { count })}`
      : name || classText(t, label);
}

/** One line of the list: what it is, since when its time runs, and what was decided about it. */
export function DueEntry({ entry }: { readonly entry: RetentionEntry }) {
  const { t } = useTexts();
  const nameOf = useEntryName();
  const { record_id, label, since } = entry;
  const decision = useDecisionText(entry);
  return (
    <div>
      <strong>
        <bdi>{nameOf(entry)}</bdi>
      </strong>
      <span className="retention-soft">
        {record_id !== null && `${classText(t, label)}, `}
        {t('retention.since', { day: shownDay(since) })}
      </span>
      {decision !== '' && <p>{decision}</p>}
    </div>
  );
}

function useDecisionText({ status, postponed_until, reason, decided_by }: RetentionEntry): string {
  const { t } = useTexts();
  if (reason === '') return '';
  const who = decided_by ?? '';
  if (status === 'kept' || postponed_until === null) return t('retention.keptBy', { who, reason });
  const day = shownDay(postponed_until);
  return t(status === 'postponed' ? 'retention.postponedUntil' : 'retention.wasPostponed', { day, who, reason });
}
