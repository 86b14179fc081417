import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';

/**
 * Buttons of a page, the most used last. On a narrow screen only that one stands there at first, and a button that shows the
 * others, so that the first screen shows what the page is about.
 */
export function FoldedActions({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="page-actions" data-folded={!isOpen || undefined}>
      <Button
        className="page-more"
        variant="default"
        leftSection={<Icon name="more" />}
        aria-expanded={isOpen}
        onClick={() => setOpen((now) => !now)}
      >
        {t('frame.more')}
      </Button>
      {children}
    </div>
  );
}
