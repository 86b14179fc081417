import { say } from './terminal.ts';

/** npm passes Ctrl-C on to a program that already got it from the terminal: what comes this soon is the same one. */
const sameSignalMs = 1_000;

/** Turns the signals that end a program into a request to stop. */
export interface Stopping {
  /** Aborted when a stop is requested, or by `abort`. */
  signal: AbortSignal;
  /** Resolves when a signal asks to stop. */
  requested: Promise<void>;
  /** Ends what listens to `signal`, for a stop that no signal asked for. */
  abort(): void;
  /** Gives the signals back. */
  release(): void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Takes over SIGINT, SIGTERM and SIGHUP (a closed terminal). A second one, a moment later, ends the process at once.
 *
 * @param onForce ends the children, just before.
 */
export function stopOnSignals(onForce: () => void): Stopping {
  const controller = new AbortController();
  let firstAt: number | undefined;
  let resolveRequested: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => {
    resolveRequested = resolve;
  });
  function onSignal(): void {
    if (firstAt === undefined) {
      firstAt = Date.now();
      say('salient', 'is stopping; once more ends it at once');
      controller.abort();
      resolveRequested();
    } else if (Date.now() - firstAt > sameSignalMs) {
      onForce();
      process.exit(1);
    }
  }
  for (const signal of signals) process.on(signal, onSignal);
  return {
    signal: controller.signal,
    requested,
    abort: () => controller.abort(),
    release: () => {
      for (const signal of signals) process.off(signal, onSignal);
    },
  };
}
