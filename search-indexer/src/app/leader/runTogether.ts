/**
 * Runs several endless works until `signal` is aborted. When one fails the others are told to end, and the failure is
 * thrown once all have ended.
 */
export async function runTogether(
  signal: AbortSignal,
  works: readonly ((signal: AbortSignal) => Promise<void>)[],
): Promise<void> {
  const failing = new AbortController();
  const until = AbortSignal.any([signal, failing.signal]);
  let failure: { error: unknown } | undefined;
  await Promise.all(
    works.map(async (work) => {
      try {
        await work(until);
      } catch (error) {
        // What a work throws because it was told to end is no failure.
        if (!until.aborted) failure = { error };
        failing.abort();
      }
    }),
  );
  if (failure && !signal.aborted) throw failure.error;
}
