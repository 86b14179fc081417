import type { ReactNode } from 'react';
import { type OnPages, usePagedColumns } from './usePagedColumns.ts';

interface Props {
  readonly className?: string;
  readonly page: number;
  readonly onPages: OnPages;
  /** Whether the letters of a short list grow until it fills its box. */
  readonly grows?: boolean;
  /** Items of the list. */
  readonly children: ReactNode;
}

/** A list of which as many items show as fit whole, a screenful at a time. */
export function PagedList({ className = '', page, onPages, grows = false, children }: Props) {
  const box = usePagedColumns<HTMLOListElement>(page, onPages, grows);
  return (
    <ol ref={box} className={`paged-list ${className}`}>
      {children}
    </ol>
  );
}
