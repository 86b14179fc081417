import { kindText, typeAndRecordText } from '@salient/shared/app/changeTexts.ts';
import type { Change } from '@salient/shared/areas/changes/change.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useRecordPath } from '../records/useRecordPath.ts';

/** What others did to records that one worked on, the newest first. */
export function OthersChanges({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useTexts();
  return (
    <section aria-label={t('messages.others')}>
      <h3>{t('messages.others')}</h3>
      {changes.length === 0 && <p>{t('messages.nobody')}</p>}
      <ol>
        {changes.map((change) => (
          <li key={change.id}>
            <p>
              <strong>{change.account}</strong> · {kindText(t, change.kind)}
              {t('common.colon')}
              <ChangedRecord change={change} />
            </p>
            <time dateTime={change.at}>{momentText(change.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The record that has a page, and what of it was changed. */
function ChangedRecord({ change: { record, part_of, kind } }: { readonly change: Change }) {
  const { t } = useTexts();
  const pathOf = useRecordPath();
  const whole = part_of ?? record;
  const path = part_of === null && kind === 'removed' ? null : pathOf(whole.type, whole.id);
  const name = typeAndRecordText(t, whole);
  return (
    <>
      {path === null ? name : <Link to={path}>{name}</Link>}
      {part_of && ` (${typeAndRecordText(t, record)})`}
    </>
  );
}
