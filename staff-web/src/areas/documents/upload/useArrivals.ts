import { useEffect, useRef } from 'react';
import { useServices } from '../../../lib/services/services.ts';
import { useStore } from '../../../lib/store/Store.ts';

/** So often at most a document is read again while its pages arrive. */
const everyMs = 2_500;

/** Reads a document again as its pages arrive: now and then, and once the last is there. */
export function useArrivals(documentId: string, refetch: () => void): void {
  const { pageUploads } = useServices();
  const { uploads, tallies } = useStore(pageUploads);
  const done = tallies[documentId]?.doneFiles ?? 0;
  const isOver = !uploads.some((upload) => upload.documentId === documentId && upload.state !== 'refused');
  const read = useRef(done);
  const latest = useRef({ done, refetch });
  useEffect(() => {
    latest.current = { done, refetch };
  });
  useEffect(() => {
    const look = () => {
      if (latest.current.done === read.current) return;
      read.current = latest.current.done;
      latest.current.refetch();
    };
    if (isOver) return look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [isOver]);
}
