import type { CDPSession, Page } from '@playwright/test';

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

/** What the eye saw of one transition. */
export interface Transition {
  /** From the touch to the first frame that showed anything of it. Milliseconds. */
  readonly answered: number;
  /** Frames that a screen of 60 a second has room for while it moved, and those that it was given. */
  readonly due: number;
  readonly drawn: number;
  /** The longest stand-still while it moved. Milliseconds. */
  readonly longest: number;
}

/** User timing marks in the trace: a finger, and the begin of every animation. */
const marks = { touched: 'touched', moved: 'moved' };
const frameMs = 1_000 / 60;

/** Has a page, from its start, mark what `framesOf` looks for. */
export async function markTransitions(page: Page): Promise<void> {
  await page.addInitScript(({ touched, moved }) => {
    document.addEventListener('click', () => performance.mark(touched), { capture: true });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      performance.mark(moved);
      return animate.call(this, keyframes, options);
    };
  }, marks);
}

/**
 * The frames of a transition: from the first one after its last animation began, so that making the next screen ready,
 * while nothing moves yet, does not count as a stand-still.
 *
 * @param lastsMs how long the transition is drawn after that frame.
 */
export function framesOf(events: readonly TraceEvent[], lastsMs: number): Transition {
  const at = (mark: string) => events.flatMap(({ name, ts }) => (name === mark ? [ts / 1000] : []));
  const touch = Math.min(...at(marks.touched));
  const frames = at('DrawFrame')
    .filter((frame) => frame > touch)
    .sort((a, b) => a - b);
  const began = Math.max(...at(marks.moved));
  const [first = Number.NaN, ...rest] = frames.filter((frame) => frame >= began);
  const during = rest.filter((frame) => frame <= first + lastsMs);
  const gaps = during.map((frame, before) => frame - (during[before - 1] ?? first));
  return {
    answered: (frames[0] ?? Number.NaN) - touch,
    due: gaps.reduce((sum, gap) => sum + Math.max(1, Math.round(gap / frameMs)), 0),
    drawn: gaps.length,
    longest: Math.max(...gaps),
  };
}
