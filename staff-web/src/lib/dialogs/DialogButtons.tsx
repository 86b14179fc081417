import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import './dialogs.css';
import { keepMessagesAbove } from '../messages/keepMessagesAbove.ts';

interface Props {
  /** Away from the others, at the start of the line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The buttons of a dialog, which stay in sight however long it is (S14). */
export function DialogButtons({ aside, children }: Props) {
  return (
    <Group ref={keepMessagesAbove} justify="space-between" className="dialog-buttons">
      <Group>{aside}</Group>
      <Group>{children}</Group>
    </Group>
  );
}
