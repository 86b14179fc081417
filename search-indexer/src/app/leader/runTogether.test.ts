import { expect, test } from 'vitest';
import { runTogether } from './runTogether.ts';

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

test('ends every work when it is told to', async () => {
  const over = new AbortController();
  const running = runTogether(over.signal, [untilAborted, untilAborted]);
  over.abort();
  await expect(running).resolves.toBeUndefined();
});

test('throws the failure of one work after the others have ended', async () => {
  let hasEnded = false;
  const patient = async (signal: AbortSignal) => {
    await untilAborted(signal);
    hasEnded = true;
  };
  const failing = () => Promise.reject(new Error('broken'));
  await expect(runTogether(new AbortController().signal, [patient, failing])).rejects.toThrow('broken');
  expect(hasEnded).toBe(true);
});

test('throws the first failure, not what the others say about being told to end', async () => {
  const sulking = async (signal: AbortSignal) => {
    await untilAborted(signal);
    throw new Error('aborted');
  };
  const failing = () => Promise.reject(new Error('broken'));
  await expect(runTogether(new AbortController().signal, [sulking, failing])).rejects.toThrow('broken');
});

test('is silent about works that throw because they were told to end', async () => {
  const over = new AbortController();
  const running = runTogether(over.signal, [
    (signal) => untilAborted(signal).then(() => Promise.reject(signal.reason)),
  ]);
  over.abort();
  await expect(running).resolves.toBeUndefined();
});
