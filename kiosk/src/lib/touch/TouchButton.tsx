import { type ComponentProps, type PointerEvent, useRef } from 'react';

/** A second tap within this time is the same finger trembling (ux.md K9). Milliseconds. */
const sameTapMs = 300;

interface Props extends Omit<ComponentProps<'button'>, 'onClick'> {
  readonly onClick?: () => void;
  /** For keys: the same letter twice is meant, so every tap counts. */
  readonly countsEveryTap?: boolean;
}

/**
 * A button for fingers: lifting one activates it, moving off cancels, and a tap counts once.
 *
 * It acts on the pointer that pressed it: while another hand rests on the glass, a browser makes no click of a tap
 * (ux.md K11). The click that it makes of a lone pointer adds nothing; that of a keyboard or a screen reader activates.
 */
export function TouchButton({ onClick, countsEveryTap = false, type = 'button', ...props }: Props) {
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const pressedBy = useRef<number | null>(null);
  const activate = (at: number) => {
    if (!countsEveryTap && at - lastTap.current < sameTapMs) return;
    lastTap.current = at;
    onClick?.();
  };
  const letGo = ({ currentTarget }: PointerEvent<HTMLButtonElement>) => {
    pressedBy.current = null;
    delete currentTarget.dataset.pressed;
  };
  return (
    <button
      {...props}
      type={type}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // The mouse events that would follow find whatever has come under the finger by then.
        event.preventDefault();
        pressedBy.current = event.pointerId;
        event.currentTarget.dataset.pressed = '';
        if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        if (event.pointerId !== pressedBy.current) return;
        letGo(event);
        if (isInside(event)) activate(event.timeStamp);
      }}
      onPointerCancel={(event) => event.pointerId === pressedBy.current && letGo(event)}
      onLostPointerCapture={(event) => event.pointerId === pressedBy.current && letGo(event)}
      onClick={({ nativeEvent, timeStamp }) => {
        const isOfPointer = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType !== '';
        if (!isOfPointer) activate(timeStamp);
      }}
    />
  );
}

function isInside({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
