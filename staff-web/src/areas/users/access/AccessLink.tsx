import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A way from one page of access to another, below the form. */
export function AccessLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <p className="access-link">
      <Link to={to}>{children}</Link>
    </p>
  );
}
