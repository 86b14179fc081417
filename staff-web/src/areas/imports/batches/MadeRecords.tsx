import { Button } from '@mantine/core';
import type { MadeKind } from '@salient/shared/areas/imports/importBatch.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { pathTo, withVia } from '../../../lib/routing/links.ts';

const shownFirst = 20;
const pageSize = 200;
const mostShown = 1_000;

interface Props {
  readonly batchId: string;
  readonly kind: MadeKind;
  /** How many there are. */
  readonly count: number;
}

/** The places, memorials or units that an import made, each a link to its page; nothing where it made none. */
export function MadeRecords({ batchId, kind, count }: Props) {
  const { t, language } = useTexts();
  const id = useId();
  const [limit, setLimit] = useState(shownFirst);
  const params = { batch_id: batchId, kind, language, limit };
  const { data, error, refetch } = useMethod('findMadeByImport', params, { enabled: count > 0, keepPrevious: true });
  if (count === 0) return null;
  return (
    <section className="form-section imports-section" aria-labelledby={id}>
      <h2 id={id}>{t(`importBatches.made.${kind}`, { count })}</h2>
      {error && <FailedNotice error={error} onRetry={() => void refetch()} />}
      <ul className="imports-made">
        {data?.data.map((record) => (
          <li key={record.id}>
            <Link to={withVia(pathTo(kind, { id: record.id }), { code: 'import_batch', id: batchId })}>
              <bdi>{record.name || t('imports.nameless')}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {data && <More count={data.total - data.data.length} limit={limit} onMore={setLimit} />}
    </section>
  );
}

/** The way to more of them, up to what one answer holds; beyond that how many there are. */
function More({
  count,
  limit,
  onMore,
}: {
  readonly count: number;
  readonly limit: number;
  readonly onMore: (limit: number) => void;
}) {
  const { t } = useTexts();
  if (count === 0) return null;
  if (limit >= mostShown) return <p className="imports-soft">{t('imports.andMore', { count })}</p>;
  const next = Math.min(limit + pageSize, mostShown);
  return (
    <Button variant="default" onClick={() => onMore(next)}>
      {t('imports.showMore', { count: Math.min(next - limit, count) })}
    </Button>
  );
}
