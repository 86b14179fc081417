import type { PersonSource } from '@salient/shared/areas/persons/personSource.ts';
import type { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';

interface Props {
  readonly personId: string;
  readonly query: ReturnType<typeof useMethod<'getPersonSources'>>;
}

/** The rows of lists that a person was imported from, each as it stands there. */
export function SourceList({ personId, query: { data, error, refetch } }: Props) {
  const { t } = useTexts();
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  if (data.length === 0) return <p className="record-empty">{t('personRecord.empty.sources')}</p>;
  return (
    <ul className="source-rows">
      {data.map((source) => (
        <li key={`${source.person_id} ${source.source} ${source.row}`}>
          <SourceRow source={source} isMerged={source.person_id !== personId} />
        </li>
      ))}
    </ul>
  );
}

function SourceRow({ source, isMerged }: { readonly source: PersonSource; readonly isMerged: boolean }) {
  const { t } = useTexts();
  const { title, source: name, file_name: file, row, line, imported_at, imported_by: account, cells } = source;
  const when = momentText(imported_at);
  return (
    <>
      <h3>
        <bdi>{title || name}</bdi>
      </h3>
      <p className="source-origin">
        {line === null
          ? t('personRecord.sources.rowOnly', { row, file })
          : t('personRecord.sources.row', { row, line, file })}
        <br />
        {account
          ? t('personRecord.sources.importedBy', { when, account })
          : t('personRecord.sources.imported', { when })}
      </p>
      {isMerged && <p className="source-origin">{t('personRecord.sources.merged')}</p>}
      {cells ? <SourceCells cells={cells} /> : <p className="source-origin">{t('personRecord.sources.notKept')}</p>}
    </>
  );
}

/** Filled columns with what stands in them, and the names of the blank ones. */
function SourceCells({ cells }: { readonly cells: NonNullable<PersonSource['cells']> }) {
  const { t } = useTexts();
  // A cell beyond the last column has a number instead of a name.
  const nameOf = (column: string) =>
    /^#\d+$/.test(column) ? t('personRecord.sources.column', { number: column.slice(1) }) : column;
  const isFilled = ({ value }: { readonly value: string }) => value.trim() !== '';
  const filled = cells.filter(isFilled);
  const blank = cells.filter((cell) => !isFilled(cell)).map(({ column }) => nameOf(column));
  return (
    <>
      {filled.length === 0 ? (
        <p className="source-origin">{t('personRecord.sources.blankRow')}</p>
      ) : (
        <dl className="source-cells" aria-label={t('personRecord.sources.cells')}>
          {filled.map(({ column, value }) => (
            <div key={column}>
              <dt>
                <bdi>{nameOf(column)}</bdi>
              </dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {filled.length > 0 && blank.length > 0 && (
        <p className="source-origin">{t('personRecord.sources.blank', { columns: blank.join(', ') })}</p>
      )}
    </>
  );
}
