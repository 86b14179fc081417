import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../icons/Icon.tsx';

/** The way to what visitors see of a record, in a tab of its own. */
export function PublicPageButton({ href }: { readonly href: string }) {
  const { t } = useTexts();
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      variant="default"
      leftSection={<Icon name="open" />}
    >
      {t('frame.publicPage')}
      <span className="visually-hidden"> {t('pickers.newTab')}</span>
    </Button>
  );
}
