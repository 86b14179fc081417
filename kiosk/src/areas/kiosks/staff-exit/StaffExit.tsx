import { pixelsPerMm } from '@salient/shared/areas/kiosks/panelSize.ts';
import { useCallback, useEffect, useState } from 'react';
import { useKioskContent } from '../../../lib/content/KioskContentProvider.tsx';
import { readExitPin } from '../device/device.ts';
import { PinPad } from './PinPad.tsx';
import { StaffPanel } from './StaffPanel.tsx';
import { gestureStep, staffGesture } from './staffGesture.ts';
import { UnpairedQuestion } from './UnpairedQuestion.tsx';

type Opened = 'nothing' | 'pin' | 'unpaired' | 'panel';

/** After so long without a touch staff have gone, and the kiosk is the visitors' again. Milliseconds. */
const leftAloneMs = 60_000;

/**
 * The way in for staff (beyond 5), which nothing on the screen shows: taps in the upper left corner, a PIN, a panel. A
 * kiosk without a PIN asks to be paired.
 *
 * @param props.onAttract goes back to attract, with nothing left of the visit.
 */
export function StaffExit({ onAttract }: { readonly onAttract: () => void }) {
  const { kiosk, settings } = useKioskContent();
  const [opened, setOpened] = useState<Opened>('nothing');
  const ask = useCallback(
    () => setOpened((now) => (now !== 'nothing' ? now : readExitPin(kiosk) ? 'pin' : 'unpaired')),
    [kiosk],
  );
  useCornerTaps(staffGesture.cornerMm * pixelsPerMm(settings.panel_inches), ask);
  const close = useCallback(() => setOpened('nothing'), []);
  useLeftAlone(opened !== 'nothing', close);
  switch (opened) {
    case 'nothing':
      return null;
    case 'pin':
      return <PinPad onRight={() => setOpened('panel')} onClose={close} />;
    case 'unpaired':
      return <UnpairedQuestion onClose={close} />;
    case 'panel':
      return <StaffPanel onAttract={onAttract} onClose={close} />;
  }
}

/** Hears the gesture in the upper left corner, whatever lies there. */
function useCornerTaps(cornerPx: number, onDone: () => void): void {
  useEffect(() => {
    let taps: readonly number[] = [];
    const tapped = ({ clientX, clientY }: PointerEvent) => {
      if (clientX > cornerPx || clientY > cornerPx) return;
      const step = gestureStep(taps, performance.now());
      taps = step.taps;
      if (step.isDone) onDone();
    };
    document.addEventListener('pointerup', tapped, { capture: true, passive: true });
    return () => document.removeEventListener('pointerup', tapped, { capture: true });
  }, [cornerPx, onDone]);
}

/** Closes what staff have opened and left. */
function useLeftAlone(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    let timer = setTimeout(onClose, leftAloneMs);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(onClose, leftAloneMs);
    };
    document.addEventListener('pointerdown', again, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', again, { capture: true });
    };
  }, [isOpen, onClose]);
}
