import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { actionText } from './bulkActions.ts';

/** The last changes of many, to look at again and to take back. */
export function EarlierChanges({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { t } = useTexts();
  const { data } = useMethod('findBulkChanges', { limit: 5 });
  if (!data || data.total === 0) return null;
  return (
    <section aria-label={t('bulkChanges.earlier')} className="bulk-earlier">
      <h3 className="bulk-heading">{t('bulkChanges.earlier')}</h3>
      <ul className="bulk-persons">
        {data.data.map(({ id, action, project_title, state, changed, created_at }) => (
          <li key={id}>
            <SteadyButton variant="subtle" size="compact-sm" onClick={() => onOpen(id)}>
              {actionText(action, project_title, t)}
            </SteadyButton>
            <span>
              {[
                momentText(created_at),
                t(`bulkChanges.states.${state}`),
                t('bulkChanges.changed', { count: changed }),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
