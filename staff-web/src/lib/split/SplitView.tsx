import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { usePreference } from '../store/usePreference.ts';
import './split.css';

interface Props {
  /** Under which this browser remembers the ratio. */
  readonly storageKey: string;
  /** What the divider divides. */
  readonly label: string;
  readonly start: ReactNode;
  readonly end: ReactNode;
}

const even = 0.5;
/** Neither half gets smaller than this share. */
const least = 0.2;
const step = 0.02;

const within = (ratio: number) => Math.min(1 - least, Math.max(least, ratio));
const isRatio = (value: unknown): value is number => typeof value === 'number' && value >= least && value <= 1 - least;

/**
 * Two halves side by side with a divider between that is dragged, or moved by arrow keys; a double click makes them even
 * (S10). Each half scrolls by itself. Where there is no room for two they stand below each other.
 */
export function SplitView({ storageKey, label, start, end }: Props) {
  const [ratio, setRatio] = usePreference(storageKey, even, isRatio);
  const around = useRef<HTMLDivElement>(null);
  const startId = useId();
  useLayoutEffect(() => {
    const split = around.current;
    if (!split) return;
    // Titles of several lines and their buttons leave less room below them.
    const place = () => {
      const top = Math.round(split.getBoundingClientRect().top + window.scrollY);
      split.style.setProperty('--split-top', `${top}px`);
    };
    place();
    const observer = new ResizeObserver(place);
    for (const each of [document.querySelector('header'), split.parentElement]) if (each) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !around.current) return;
    const { left, width } = around.current.getBoundingClientRect();
    setRatio(within((event.clientX - left) / width));
  };
  const press = (event: KeyboardEvent) => {
    const next: Readonly<Record<string, number>> = {
      ArrowLeft: ratio - step,
      ArrowRight: ratio + step,
      Home: least,
      End: 1 - least,
      Enter: even,
    };
    const wanted = next[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    setRatio(within(wanted));
  };
  const percent = Math.round(ratio * 100);
  return (
    <div ref={around} className="split" style={{ '--start': `${ratio}fr`, '--end': `${1 - ratio}fr` } as CSSProperties}>
      <div id={startId} className="split-half">
        {start}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a divider that is moved is no line between paragraphs. */}
      <div
        className="split-divider"
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={label}
        aria-controls={startId}
        aria-valuemin={least * 100}
        aria-valuemax={(1 - least) * 100}
        aria-valuenow={percent}
        aria-valuetext={`${percent} %`}
        onKeyDown={press}
        onDoubleClick={() => setRatio(even)}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.focus();
        }}
        onPointerMove={drag}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard also where nothing in it takes the focus. */}
      <div className="split-half" tabIndex={0}>
        {end}
      </div>
    </div>
  );
}
