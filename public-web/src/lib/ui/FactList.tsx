import type { ReactNode } from 'react';

/** What a fact is called, and what it is; a long one has a line of its own. */
export type Fact = readonly [term: string, value: ReactNode, length?: 'long'];

/** The facts that say something, as a list. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value)
        .map(([term, value, length]) => (
          <div key={term} className={length === 'long' ? 'fact-long' : undefined}>
            <dt>{term}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}
