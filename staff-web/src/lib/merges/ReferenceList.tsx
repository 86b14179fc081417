import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { RecordReferences } from '@salient/shared/lib/merges/recordMerge.ts';
import { Link } from 'react-router-dom';
import { useRecordPath } from '../records/useRecordPath.ts';
import './merges.css';

/** What refers to a record, kind by kind: how many, and the first of them by name. */
export function ReferenceList({ references }: { readonly references: readonly RecordReferences[] }) {
  const { t } = useTexts();
  const pathOf = useRecordPath();
  return (
    <ul className="merge-references">
      {references.map(({ code, count, records }) => {
        const more = count - records.length;
        return (
          <li key={code}>
            <span className="merge-reference-kind">
              {t('recordMerges.ofKind', { kind: t(`recordMerges.kinds.${code as 'REFERENCED_BY_MEMORIAL'}`), count })}
            </span>
            <span>
              {records.map(({ type, id, name }, index) => {
                const path = pathOf(type, id);
                const shown = <bdi>{name || '–'}</bdi>;
                return (
                  <span key={id}>
                    {index > 0 && ', '}
                    {path ? <Link to={path}>{shown}</Link> : shown}
                  </span>
                );
              })}
              {records.length > 0 && more > 0 && ` ${t('recordMerges.more', { count: more })}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
