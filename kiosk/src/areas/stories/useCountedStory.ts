import { useEffect } from 'react';
import { useSeen } from '../../lib/visit/useSeen.ts';
import { useVisit } from '../../lib/visit/VisitProvider.tsx';
import { StorySeenContext } from './storySeen.ts';

/** Counts a story as opened, and as read once its last step is seen. */
export function useCountedStory(record: string, isAtEnd: boolean): void {
  const count = useSeen(StorySeenContext);
  const { language, version } = useVisit().visit;
  useEffect(() => count({ type: 'story_opened', record, language, version }), [count, record, language, version]);
  useEffect(() => {
    if (isAtEnd) count({ type: 'story_read', record, language, version });
  }, [count, isAtEnd, record, language, version]);
}
