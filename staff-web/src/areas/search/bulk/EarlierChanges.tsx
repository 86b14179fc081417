import { Pagination } from '@mantine/core';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { useUser } from '../../../lib/session/useSession.ts';
import { actionText } from './bulkActions.ts';

const perPage = 5;

/** The last changes of many, to look at again and to take back; administrators read whose each is. */
export function EarlierChanges({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { t } = useTexts();
  const user = useUser();
  const [page, setPage] = useState(1);
  const asked = { offset: (page - 1) * perPage, limit: perPage };
  const { data } = useMethod('findBulkChanges', asked, { keepPrevious: true });
  if (!data || data.total === 0) return null;
  return (
    <section aria-label={t('bulkChanges.earlier')} className="bulk-earlier">
      <h3 className="bulk-heading">{t('bulkChanges.earlier')}</h3>
      <ul className="bulk-persons">
        {data.data.map(({ id, action, project_title, account, state, changed, is_chosen, created_at }) => (
          <li key={id}>
            <SteadyButton variant="subtle" size="compact-sm" className="bulk-open" onClick={() => onOpen(id)}>
              {actionText(action, project_title, t)}
            </SteadyButton>
            <span>
              {[
                ...(account === null || account === user?.account ? [] : [account]),
                momentText(created_at),
                t(`bulkChanges.states.${state}`),
                t('bulkChanges.changed', { count: changed }),
                ...(is_chosen ? [t('bulkChanges.onlyChosen')] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {data.total > perPage && (
        <Pagination
          aria-label={t('bulkChanges.earlierPages')}
          size="sm"
          total={Math.ceil(data.total / perPage)}
          value={page}
          onChange={setPage}
        />
      )}
    </section>
  );
}
