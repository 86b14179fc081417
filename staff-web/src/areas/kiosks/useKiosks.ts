import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../lib/services/services.ts';

/** How often the page asks by itself: silence is told by nobody, and shall be seen within 20 seconds. */
const askEveryMs = 3_000;
/** Hints that come together are answered by one question. */
const togetherMs = 250;

/** How the four kiosks are, told by the server's hints and asked for in between. */
export function useKiosks() {
  const { realtime } = useServices();
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = realtime.watchKiosks(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const method of ['findKiosks', 'findKioskCommands']) {
          void queries.invalidateQueries({ queryKey: [method] });
        }
      }, togetherMs);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [realtime, queries]);
  return useMethod('findKiosks', {}, { everyMs: askEveryMs });
}
