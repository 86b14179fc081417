import { motion, useIsPresent, useReducedMotionConfig } from 'framer-motion';
import { type ReactNode, useRef } from 'react';

/** Pixels that a step comes from the side that the reader turned to. */
const wayPx = 32;

/** Written out: by this property the browser moves the step by itself, however busy the page is. */
const at = (px: number) => `translateX(${px}px)`;

/** Where the reader comes from: 1 from the left, reading on, and -1 turning back. */
export function useDirection(at: number): 1 | -1 {
  const last = useRef({ at, direction: 1 as 1 | -1 });
  if (at !== last.current.at) last.current = { at, direction: at > last.current.at ? 1 : -1 };
  return last.current.direction;
}

/** A step of a story that comes from the side it lies on, over the one that goes. */
export function PassingStep({ from, children }: { readonly from: 1 | -1; readonly children: ReactNode }) {
  const isPresent = useIsPresent();
  const isStill = useReducedMotionConfig();
  return (
    <motion.div
      className="story-step"
      inert={!isPresent}
      initial={{ opacity: 0, transform: at(isStill ? 0 : from * wayPx) }}
      animate={{ opacity: 1, transform: at(0) }}
      exit={{ opacity: 0 }}
      transition={{ duration: 0.22, ease: 'easeOut' }}
    >
      {children}
    </motion.div>
  );
}
