import type { ReactNode } from 'react';

interface Props {
  /** What each is called, and what it is; those without anything to say are left out. */
  readonly facts: readonly (readonly [term: string, value: ReactNode])[];
}

/** Rows of a list of facts about a record; the `<dl>` around them is the caller's. */
export function FactRows({ facts }: Props) {
  return facts
    .filter(([, value]) => value)
    .map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
      </div>
    ));
}
