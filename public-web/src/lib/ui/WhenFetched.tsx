import { type ReactNode, Suspense } from 'react';
import { Boundary } from './Boundary.tsx';

/** A small part whose file comes when it is needed: until then, and when it cannot be fetched, the page does without. */
export function WhenFetched({ children }: { readonly children: ReactNode }) {
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
}
