import { motion, useIsPresent } from 'framer-motion';
import type { ReactNode } from 'react';

/** A screen that fades in over the one before; one that is leaving is no longer there for fingers and readers. */
export function PassingScreen({ children }: { readonly children: ReactNode }) {
  const isPresent = useIsPresent();
  return (
    <motion.div
      className="shell-screen"
      inert={!isPresent}
      initial={{ opacity: 0 }}
      animate={{ opacity: 1 }}
      exit={{ opacity: 0 }}
      transition={{ duration: 0.25, ease: 'easeOut' }}
    >
      {children}
    </motion.div>
  );
}
