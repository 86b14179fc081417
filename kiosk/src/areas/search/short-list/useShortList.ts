import { useEffect, useRef, useState } from 'react';
import type { ShortListAnswer } from './ShortList.ts';
import type { ShortListQuestion, ShortListReply } from './shortList.worker.ts';

interface ShortListQuery {
  readonly kiosk: number;
  readonly text: string;
  readonly limit: number;
  /** While the server answers, nobody reads the list. */
  readonly enabled: boolean;
}

/**
 * Searches the list that the kiosk holds, beside the page, so that typing stays smooth. The list leaves the memory with the
 * screen that searches it.
 *
 * @returns the newest answer; undefined while the first one is on its way, null where the kiosk holds no list.
 */
export function useShortList({ kiosk, text, limit, enabled }: ShortListQuery): ShortListAnswer | null | undefined {
  const [answer, setAnswer] = useState<ShortListAnswer | null>();
  const worker = useRef<Worker>(undefined);
  const number = useRef(0);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );
  useEffect(() => {
    if (!enabled) return;
    worker.current ??= startWorker({
      onReply: (reply) => reply.number === number.current && setAnswer(reply.answer),
      // A worker that cannot be fetched is none: the next letter tries another.
      onFailure: () => {
        worker.current = undefined;
        setAnswer(null);
      },
    });
    number.current += 1;
    worker.current.postMessage({ number: number.current, kiosk, text, limit } satisfies ShortListQuestion);
  }, [kiosk, text, limit, enabled]);
  return enabled ? answer : undefined;
}

interface WorkerListeners {
  readonly onReply: (reply: ShortListReply) => void;
  readonly onFailure: () => void;
}

function startWorker({ onReply, onFailure }: WorkerListeners): Worker {
  const worker = new Worker(new URL('./shortList.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ShortListReply>) => onReply(data));
  worker.addEventListener('error', onFailure);
  return worker;
}
