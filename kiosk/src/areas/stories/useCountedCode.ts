import type { CodeKind } from '@salient/shared/areas/figures/useCount.ts';
import { useEffect } from 'react';
import { useSeen } from '../../lib/visit/useSeen.ts';
import { useVisit } from '../../lib/visit/VisitProvider.tsx';
import { StorySeenContext } from './storySeen.ts';

/** Counts a code that is shown, for the story that it takes home or that the visitor came from. */
export function useCountedCode(value: CodeKind, record: string | undefined): void {
  const count = useSeen(StorySeenContext);
  const { language, version } = useVisit().visit;
  useEffect(() => {
    if (record) count({ type: 'code_shown', value, record, language, version });
  }, [count, value, record, language, version]);
}
