import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import type { ReactNode } from 'react';

interface Props {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Whether a click beside it may close it; not where something is typed. */
  readonly closesBeside?: boolean;
  readonly children: ReactNode;
}

/** A dialog with a form or a list in it; on a phone it takes the whole screen. */
export function PanelDialog({ opened, title, onClose, closesBeside = true, children }: Props) {
  const { t } = useTexts();
  const isPhone = useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size="lg"
      fullScreen={isPhone}
      closeOnClickOutside={closesBeside}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {children}
    </Modal>
  );
}
