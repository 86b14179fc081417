import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';

/** Opens the history of a record over its page. @param to the page with the panel open. */
export function HistoryButton({ to }: { readonly to: string }) {
  const { t } = useTexts();
  return (
    <Button component={Link} to={to} preventScrollReset variant="default" leftSection={<Icon name="history" />}>
      {t('historyPanel.open')}
    </Button>
  );
}
