import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';

/** Leads from a list to those of it that may be one. */
export function DoublesLink({ to }: { readonly to: string }) {
  const { t } = useTexts();
  return (
    <Button component={Link} to={to} variant="default" leftSection={<Icon name="merge" />}>
      {t('recordMerges.doubles.title')}
    </Button>
  );
}
