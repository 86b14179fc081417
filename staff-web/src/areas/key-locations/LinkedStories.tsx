import { Pagination } from '@mantine/core';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { pathTo, withVia } from '../../lib/routing/links.ts';

/** Stories of one page (CONST-01). */
const pageSize = 10;

/** The stories that name this key location; each leads to its editor and back here (KEYLOC-13, KEYLOC-14). */
export function LinkedStories({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useMethod(
    'findPersonStories',
    { filter: { key_location_id: id }, limit: pageSize, offset: (page - 1) * pageSize },
    { keepPrevious: true },
  );
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} />;
  if (data.total === 0) return <p className="record-empty">{t('keyLocations.noStories')}</p>;
  return (
    <>
      <ul className="key-stories">
        {data.data.map((story) => (
          <li key={story.id}>
            <Link to={withVia(pathTo('personstory', { id: story.id }), { code: 'key_location', id })}>
              {story.calculated_full_name || t('keyLocations.nameless')}
            </Link>
            <span>{t(story.published_date === null ? 'keyLocations.unpublished' : 'keyLocations.published')}</span>
          </li>
        ))}
      </ul>
      {data.total > pageSize && (
        <Pagination
          aria-label={t('keyLocations.storiesPages')}
          total={Math.ceil(data.total / pageSize)}
          value={page}
          onChange={setPage}
        />
      )}
    </>
  );
}
