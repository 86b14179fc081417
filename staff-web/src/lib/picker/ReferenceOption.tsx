import { Combobox } from '@mantine/core';
import type { Reference } from './referenceSources.ts';

/** A record among those that can be chosen, with what tells it from others of its name. */
export function ReferenceOption({ id, name, facts }: Reference) {
  return (
    <Combobox.Option value={id}>
      <span className="reference-name">{name}</span>
      <span className="reference-facts">{facts.join(' · ')}</span>
    </Combobox.Option>
  );
}
