import { useMethod } from '@salient/shared/lib/client/useMethod.ts';

/** One that begins or ends shall be seen soon. Milliseconds. */
const askEveryMs = 2_000;

/** The latest comparisons of all persons: the one under way, and the last that came to its end. */
export function useComparisons() {
  const { data } = useMethod('findMergeComparisons', {}, { everyMs: askEveryMs });
  const running = data?.find(({ ok }) => ok === null);
  const last = data?.find(({ ok }) => ok === true);
  return {
    runs: data ?? [],
    running,
    last,
    /** When the latest was begun, where it failed. */
    failedAt: data?.[0]?.ok === false ? data[0].started_at : null,
    /** Whether none was made yet: that nothing is suggested then says nothing. */
    isFirstDue: data !== undefined && !running && !last,
  };
}
