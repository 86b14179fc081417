import {
  type ExpiringPermission,
  permissionNoticeDays,
} from '@salient/shared/areas/stories/photos/expiringPermissions.ts';
import { decodeDate, formatPartialDate } from '@salient/shared/lib/dates/partialDate.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { ListPage } from '../../../lib/list/ListPage.tsx';
import type { ListColumn } from '../../../lib/list/listTypes.ts';
import { pathTo, withVia } from '../../../lib/routing/links.ts';
import { PermissionState } from './PermissionState.tsx';

/** Pictures whose permission ends within two months or has ended, each with the way to what shows it (beyond 17). */
export function PermissionsPage() {
  const { t } = useTexts();
  const nameOf = ({ record }: ExpiringPermission) => record.name || t('stories.noNames');
  return (
    <ListPage
      method="findExpiringPermissions"
      title={t('pages.picture_permissions')}
      lead={<p className="list-lead">{t('permissions.lead', { days: permissionNoticeDays })}</p>}
      emptyText={t('permissions.none', { days: permissionNoticeDays })}
      columns={usePermissionColumns()}
      sort={null}
      searchDelay={null}
      nameOf={nameOf}
      rowPath={({ record }) => {
        const path = pathTo(record.type === 'person_story' ? 'personstory' : record.type, { id: record.id });
        return withVia(record.type === 'person_story' ? `${path}?tab=pictures` : path, { code: 'picture_permissions' });
      }}
    />
  );
}

function usePermissionColumns(): readonly ListColumn<ExpiringPermission>[] {
  const { t } = useTexts();
  return useMemo(
    () => [
      {
        key: 'record',
        title: t('permissions.record'),
        render: ({ record }) => record.name || t('stories.noNames'),
        beside: ({ record }) => <span className="person-others">{t(`permissions.records.${record.type}`)}</span>,
      },
      { key: 'name', title: t('permissions.picture'), render: ({ name }) => name || t('permissions.allScans') },
      {
        key: 'permission_expires',
        title: t('files.fields.permission_expires'),
        short: true,
        render: ({ permission_expires }) => {
          const date = decodeDate(permission_expires.replaceAll('-', ''));
          return date && formatPartialDate(date);
        },
      },
      { key: 'days_left', title: t('permissions.state'), render: (row) => <PermissionState {...row} /> },
      { key: 'rights_holder', title: t('files.fields.rights_holder') },
      { key: 'permission_scope', title: t('files.fields.permission_scope') },
    ],
    [t],
  );
}
