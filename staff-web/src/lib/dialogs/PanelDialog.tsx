import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import './dialogs.css';
import { openOrFading } from './openOrFading.ts';
import { useReturnToOpener } from './useReturnToOpener.ts';

interface Props {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Whether a click beside it may close it; not where something is typed. */
  readonly closesBeside?: boolean;
  /** What is typed stays while it is closed. */
  readonly keepsMounted?: boolean;
  /** For what stands side by side. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A dialog with a form or a list in it; on a phone it takes the whole screen. */
export function PanelDialog(props: Props) {
  const { opened, title, onClose, closesBeside = true, keepsMounted = false, wide = false, children } = props;
  const { t } = useTexts();
  const returnFocus = useReturnToOpener(opened);
  const isPhone = useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false });
  return (
    <Modal
      {...openOrFading(opened)}
      keepMounted={keepsMounted}
      onClose={onClose}
      onExitTransitionEnd={returnFocus}
      title={title}
      size={wide ? '68rem' : 'lg'}
      fullScreen={isPhone}
      closeOnClickOutside={closesBeside}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {children}
    </Modal>
  );
}
