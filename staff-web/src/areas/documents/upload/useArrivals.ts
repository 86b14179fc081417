import { useEffect, useRef } from 'react';
import { useServices } from '../../../lib/services/services.ts';
import { useStoreValue } from '../../../lib/store/Store.ts';

/** So often at most a document is read again while its pages arrive. */
const everyMs = 2_500;

/** Reads a document again as its pages arrive: now and then, and once the last is there. */
export function useArrivals(documentId: string, refetch: () => void): void {
  const { pageUploads } = useServices();
  // A double adds nothing that could be read.
  const added = useStoreValue(pageUploads, ({ tallies }) => {
    const { doneFiles = 0, doubles = [] } = tallies[documentId] ?? {};
    return doneFiles - doubles.length;
  });
  const isOver = useStoreValue(
    pageUploads,
    ({ uploads }) => !uploads.some((upload) => upload.documentId === documentId && upload.state !== 'refused'),
  );
  const read = useRef(added);
  const latest = useRef({ added, refetch });
  useEffect(() => {
    latest.current = { added, refetch };
  });
  useEffect(() => {
    const look = () => {
      // While files wait for the connection, reading would only fail.
      const isCut = pageUploads.get().uploads.some(({ state }) => state === 'interrupted');
      if (isCut || latest.current.added === read.current) return;
      read.current = latest.current.added;
      latest.current.refetch();
    };
    if (isOver) return look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [isOver, pageUploads]);
}
