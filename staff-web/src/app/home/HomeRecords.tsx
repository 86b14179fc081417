import { kindText, typeAndRecordText, typeText } from '@salient/shared/app/changeTexts.ts';
import { staffPages } from '@salient/shared/app/pages/staffPages.ts';
import type { ChangedRecord, Home } from '@salient/shared/areas/home/home.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import type { ShownRecord } from '@salient/shared/lib/history/shownValue.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useRecordPath } from '../../lib/records/useRecordPath.ts';

/** The records where the reader was last. */
export function RecentRecords({ recent }: Pick<Home, 'recent'>) {
  const { t } = useTexts();
  if (recent.length === 0) return <p className="home-none">{t('home.recentNone')}</p>;
  return (
    <ol className="home-records">
      {recent.map(({ record, at, did }) => (
        <li key={`${record.type} ${record.id}`}>
          <RecordLink record={record} />
          <small>
            {typeText(t, record.type)} · {t(`home.${did}`)} <time dateTime={at}>{momentText(at)}</time>
          </small>
        </li>
      ))}
    </ol>
  );
}

/** The records that others changed today, each once. */
export function ChangedToday({ others: { data, more } }: { readonly others: NonNullable<Home['others']> }) {
  const { t } = useTexts();
  if (data.length === 0) return <p className="home-none">{t('home.othersNone')}</p>;
  return (
    <>
      <ol className="home-records">
        {data.map((changed) => (
          <li key={`${changed.record.type} ${changed.record.id}`}>
            <RecordLink record={changed.record} isGone={changed.kind === 'removed'} />
            <small>
              {[typeText(t, changed.record.type), changed.accounts.join(', '), whatText(changed)].join(' · ')}{' '}
              <time dateTime={changed.at}>{momentText(changed.at).slice(-5)}</time>
            </small>
          </li>
        ))}
      </ol>
      {more && (
        <p>
          {t('home.othersMore')} <Link to={staffPages.changes.path}>{t('home.allChanges')}</Link>
        </p>
      )}
    </>
  );

  function whatText({ kind, changes }: ChangedRecord): string {
    return kind === 'changed' ? t('home.changes', { count: changes }) : kindText(t, kind);
  }
}

function RecordLink({ record, isGone = false }: { readonly record: ShownRecord; readonly isGone?: boolean }) {
  const { t } = useTexts();
  const path = useRecordPath()(record.type, record.id);
  const name = record.name ?? typeAndRecordText(t, record);
  return path === null || isGone ? <span>{name}</span> : <Link to={path}>{name}</Link>;
}
