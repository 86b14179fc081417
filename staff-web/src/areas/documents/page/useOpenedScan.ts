import { OpenedScan, type ScanSource } from '@salient/shared/lib/scans/OpenedScan.ts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Addresses that fail are asked anew so often at most. Milliseconds. */
const renewEveryMs = 15_000;

/** So long a new address may take from the answer to the viewer. Milliseconds. */
const renewalMs = 500;

/**
 * The scan in the viewer once that was fetched. A new address of the same picture changes nothing of how it is shown.
 *
 * @param onStale asks for new addresses: those of a page left open are over. Where the answer has none, the picture itself is at
 *   fault, which `isFailed` tells; `retry` fetches it again, and so does a connection that is back.
 */
export function useOpenedScan(
  element: RefObject<HTMLDivElement | null>,
  source: ScanSource,
  onStale: () => Promise<unknown>,
) {
  const [scan, setScan] = useState<OpenedScan | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const address = 'image' in source ? source.image : source.picture;
  const latest = useRef({ source, address, onStale });
  const failedAt = useRef(0);
  const renew = useCallback(() => {
    failedAt.current = 0;
    setFailed(false);
    if (scan) scan.renew(latest.current.source);
    else setAttempt((count) => count + 1);
  }, [scan]);
  useEffect(() => {
    const isNew = latest.current.address !== address;
    latest.current = { source, address, onStale };
    // A viewer that works goes on with the address that it has: only a failure asks for the new one.
    if (isNew && failedAt.current > 0) renew();
  });
  useEffect(() => {
    if (!isFailed) return;
    addEventListener('online', renew);
    return () => removeEventListener('online', renew);
  }, [isFailed, renew]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is another one.
  useEffect(() => {
    let opened: OpenedScan | null = null;
    let isOver = false;
    const fail = async () => {
      const now = Date.now();
      if (isOver || now - failedAt.current < renewEveryMs) return;
      failedAt.current = now;
      const failed = latest.current.address;
      if (navigator.onLine) await latest.current.onStale();
      await new Promise((resolve) => setTimeout(resolve, renewalMs));
      if (!isOver && latest.current.address === failed) setFailed(true);
    };
    if (!element.current) return;
    OpenedScan.open(element.current, latest.current.source, () => void fail()).then((made) => {
      if (isOver) return made.close();
      opened = made;
      setScan(made);
    }, fail);
    return () => {
      isOver = true;
      setScan(null);
      opened?.close();
    };
  }, [element, attempt]);
  return { scan, isFailed, retry: renew };
}
