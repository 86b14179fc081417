import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useKioskContent } from '../content/KioskContentProvider.tsx';
import { IdleWarningDialog } from './IdleWarningDialog.tsx';
import { type IdleEvent, type IdleState, idleStep, readingMs, secondsLeft } from './idleState.ts';

/** Sets how the screen at hand may be left alone: characters of its text, or null where no visit can end. */
const IdleContext = createContext<(characters: number | null) => void>(() => undefined);

/** Tells the guard what stands on the screen: how many characters there are to read, or null in attract. */
export function useIdle(characters: number | null): void {
  const watch = useContext(IdleContext);
  useEffect(() => watch(characters), [watch, characters]);
}

const heardEvents = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

interface Props {
  readonly onOver: () => void;
  /** Tells whether the visitor is being asked whether he is there. */
  readonly onAsking?: (isAsking: boolean) => void;
  readonly children: ReactNode;
}

/** Ends a visit that nobody continues: asks first, then forgets everything (beyond 1). */
export function IdleGuard({ onOver, onAsking, children }: Props) {
  const { settings } = useKioskContent();
  const [state, setState] = useState<IdleState>({ phase: 'off' });
  const [now, setNow] = useState(0);
  const limits = useRef({ idleMs: 0, warnMs: settings.warn_seconds * 1000 });
  const over = useRef(onOver);
  over.current = onOver;

  const { step, watch } = useMemo(() => {
    let current: IdleState = { phase: 'off' };
    const step = (event: IdleEvent) => {
      const next = idleStep(current, event, limits.current);
      if ('at' in event) setNow(event.at);
      if (next === current) return;
      current = next;
      setState(next);
      if (next.phase === 'over') over.current();
    };
    const watch = (characters: number | null) => {
      const idleMs = settings.idle_seconds * 1000;
      limits.current = { idleMs: readingMs(characters ?? 0, idleMs), warnMs: settings.warn_seconds * 1000 };
      step(characters === null ? { type: 'rest' } : { type: 'watch', at: performance.now() });
    };
    return { step, watch };
  }, [settings]);

  const isAsking = state.phase === 'asking';
  useEffect(() => onAsking?.(isAsking), [onAsking, isAsking]);

  useEffect(() => {
    const listening = { capture: true, passive: true } as const;
    const touched = (event: Event) => {
      // A hand that hovers is nobody's touch.
      if (event instanceof PointerEvent && event.type === 'pointermove' && event.buttons === 0) return;
      step({ type: 'touch', at: performance.now() });
    };
    const tick = () => {
      // Whoever listens does not touch.
      const speaking = globalThis.speechSynthesis?.speaking ?? false;
      step({ type: speaking ? 'touch' : 'tick', at: performance.now() });
    };
    for (const name of heardEvents) document.addEventListener(name, touched, listening);
    const timer = setInterval(tick, 500);
    return () => {
      for (const name of heardEvents) document.removeEventListener(name, touched, listening);
      clearInterval(timer);
    };
  }, [step]);

  return (
    <IdleContext.Provider value={watch}>
      {children}
      {state.phase === 'asking' && <IdleWarningDialog seconds={secondsLeft(state, now, limits.current)} />}
    </IdleContext.Provider>
  );
}
