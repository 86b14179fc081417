import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

/** A closed dialog leaves the page after this many milliseconds (SHELL-28). */
const removalMs = 1000;

/** A dialog over the page: takes the focus, gives it back, closes with Escape. */
export function Dialog({ opened, children, ...props }: ModalProps) {
  const isThere = useLingering(opened);
  if (!isThere) return null;
  return (
    <Modal opened={opened} keepMounted centered {...props}>
      {children}
    </Modal>
  );
}

function useLingering(opened: boolean): boolean {
  const [isThere, setThere] = useState(opened);
  if (opened && !isThere) setThere(true);
  useEffect(() => {
    if (opened || !isThere) return;
    const timer = setTimeout(() => setThere(false), removalMs);
    return () => clearTimeout(timer);
  }, [opened, isThere]);
  return isThere;
}
