import type { ReactNode } from 'react';
import { type OnPages, usePagedColumns } from './usePagedColumns.ts';

interface Props {
  readonly className?: string;
  readonly page: number;
  readonly onPages: OnPages;
  /** Items of the list. */
  readonly children: ReactNode;
}

/** A list of which as many items show as fit whole, a screenful at a time. */
export function PagedList({ className = '', page, onPages, children }: Props) {
  const box = usePagedColumns<HTMLOListElement>(page, onPages);
  return (
    <ol ref={box} className={`paged-list ${className}`}>
      {children}
    </ol>
  );
}
