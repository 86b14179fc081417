import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../../lib/services/services.ts';
import { useStore } from '../../../lib/store/Store.ts';
import { UploadRate } from './UploadRate.ts';

export interface UploadProgress {
  /** Share of all bytes that has left, 0 to 1. */
  readonly share: number;
  /** Bytes a second; null until that can be told. */
  readonly rate: number | null;
  /** Until all has left; null until that can be told. */
  readonly secondsLeft: number | null;
}

const everyMs = 1_000;

/** How far the files of a document are, and how fast they go; counted anew each second. */
export function useUploadProgress(documentId: string): UploadProgress {
  const { pageUploads } = useServices();
  const { uploads, tallies } = useStore(pageUploads);
  const own = uploads.filter((upload) => upload.documentId === documentId);
  const refused = own.filter(({ state }) => state === 'refused').reduce((sum, { file }) => sum + file.size, 0);
  const busy = own.filter(({ state }) => state !== 'refused');
  const sent = busy.reduce((sum, { share, file }) => sum + share * file.size, 0);
  const { bytes = 0, doneBytes = 0 } = tallies[documentId] ?? {};
  const done = doneBytes + sent;
  const all = bytes - refused;
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  });
  const [meter] = useState(() => new UploadRate());
  const [rate, setRate] = useState<number | null>(null);
  // Of a connection that was lost nobody can say how fast it is.
  const isGoing = busy.length > 0 && !busy.some(({ state }) => state === 'interrupted');
  useEffect(() => {
    if (!isGoing) return;
    const measure = () => {
      meter.note(Date.now(), latest.current);
      setRate(meter.bytesPerSecond);
    };
    measure();
    const timer = setInterval(measure, everyMs);
    return () => {
      clearInterval(timer);
      meter.forget();
      setRate(null);
    };
  }, [isGoing, meter]);
  return {
    share: all > 0 ? Math.min(1, done / all) : 0,
    rate,
    secondsLeft: rate === null ? null : Math.max(0, all - done) / rate,
  };
}
