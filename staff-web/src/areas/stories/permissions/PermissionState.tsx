import type { ExpiringPermission } from '@salient/shared/areas/stories/photos/expiringPermissions.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';

/** How urgent a permission is: how long it still holds, or that visitors no longer see the picture. */
export function PermissionState({ days_left, published }: Pick<ExpiringPermission, 'days_left' | 'published'>) {
  const { t } = useTexts();
  const isOver = days_left < 0;
  return (
    <span className="photo-note" data-fine={!isOver}>
      <Icon name={isOver ? 'warning' : 'history'} />
      {isOver
        ? t(published ? 'permissions.hidden' : 'permissions.over')
        : t('permissions.daysLeft', { count: days_left })}
    </span>
  );
}
