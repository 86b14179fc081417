import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import './notice.css';

interface Props {
  /** `error` is read out at once, `warning` and `hint` when the reader pauses. */
  readonly tone: 'error' | 'warning' | 'hint';
  readonly children: ReactNode;
}

/** Something to know, where it matters on the page; its tone is told by a sign as well as by a colour (A4). */
export function Notice({ tone, children }: Props) {
  return (
    <div className="notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={tone === 'hint' ? 'bell' : 'warning'} />
      <div>{children}</div>
    </div>
  );
}
