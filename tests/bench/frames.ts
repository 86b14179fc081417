import type { CDPSession } from '@playwright/test';

/** One event of a trace of Chromium; `ts` in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
}

/** Records what the browser draws until it is stopped. */
export async function startTrace(chrome: CDPSession): Promise<{ readonly stop: () => Promise<readonly TraceEvent[]> }> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  chrome.on('Tracing.dataCollected', collect);
  const categories = ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame', 'blink.user_timing'];
  await chrome.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  return {
    stop: async () => {
      const complete = new Promise((resolve) => chrome.once('Tracing.tracingComplete', resolve));
      await chrome.send('Tracing.end');
      await complete;
      chrome.off('Tracing.dataCollected', collect);
      return events;
    },
  };
}

/** What the eye saw of one transition. Milliseconds. */
export interface Transition {
  /** From the touch to the first frame that showed anything of it. */
  readonly answered: number;
  /** Between the frames after that, until the transition was over. */
  readonly gaps: readonly number[];
}

/**
 * The frames of a transition.
 *
 * @param touched name of the user timing mark at the touch.
 * @param lastsMs how long the transition is drawn after its first frame.
 */
export function framesOf(events: readonly TraceEvent[], touched: string, lastsMs: number): Transition {
  const touch = events.find(({ name }) => name === touched)?.ts ?? Number.NaN;
  const drawn = events
    .flatMap(({ name, ts }) => (name === 'DrawFrame' && ts > touch ? [(ts - touch) / 1000] : []))
    .sort((a, b) => a - b);
  const [answered = Number.NaN] = drawn;
  const during = drawn.filter((at) => at <= answered + lastsMs);
  return { answered, gaps: during.slice(1).map((at, before) => at - (during[before] as number)) };
}
