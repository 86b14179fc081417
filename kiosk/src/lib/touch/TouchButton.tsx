import { type ComponentProps, useRef } from 'react';

/** A second tap within this time is the same finger trembling (ux.md K9). Milliseconds. */
const sameTapMs = 300;

/** A button for fingers: lifting one activates it, moving off cancels, and a tap counts once. */
export function TouchButton({ onClick, type = 'button', ...props }: ComponentProps<'button'>) {
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  return (
    <button
      {...props}
      type={type}
      onClick={(event) => {
        if (event.timeStamp - lastTap.current < sameTapMs) return;
        lastTap.current = event.timeStamp;
        onClick?.(event);
      }}
    />
  );
}
