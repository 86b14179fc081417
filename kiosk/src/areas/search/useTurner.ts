import { useState } from 'react';
import type { OnPages, ShownItems } from '../../lib/touch/usePagedColumns.ts';
import { namesPerAnswer } from './useFoundNames.ts';

/** Names that can be turned through one screenful after another; nobody turns through more, and there is a shorter way. */
export const mostTurned = 600;

/** Which screenful of a list is shown. */
export interface Turned {
  readonly page: number;
  /** How many names that takes. */
  readonly wanted: number;
}

export const firstPage: Turned = { page: 0, wanted: namesPerAnswer };

/** Which names of a list the present screenful shows; what comes next is fetched before the last screenful is reached. */
export function useTurner({ page: asked, wanted }: Turned, onTurned: (next: Turned) => void) {
  const [pages, setPages] = useState(1);
  const [shown, setShown] = useState<ShownItems>([0, 0]);
  const page = Math.min(asked, pages - 1);
  return {
    page,
    pages,
    shown,
    onTurn: (next: number) => onTurned({ page: next, wanted }),
    onPages:
      (hasMore: boolean): OnPages =>
      (counted, [first, last]) => {
        setPages(counted);
        setShown((before) => (before[0] === first && before[1] === last ? before : [first, last]));
        const next = Math.min(last + 1 + namesPerAnswer, mostTurned);
        if (hasMore && page >= counted - 2 && next > wanted) onTurned({ page: asked, wanted: next });
      },
  };
}
