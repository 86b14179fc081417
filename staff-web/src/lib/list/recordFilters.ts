import { isId } from '@salient/shared/lib/schemas/isId.ts';
import type { ReferenceKind } from '../records/referenceKinds.ts';
import type { FilterRecord } from './listTypes.ts';

interface Kinds {
  readonly kinds: readonly { readonly kind: ReferenceKind }[];
}

/** A record as it stands in the address: `person.0192…`, or its id alone where the filter knows one kind. */
export const recordValue = ({ kinds }: Kinds, { kind, id }: FilterRecord): string =>
  kinds.length === 1 ? id : `${kind}.${id}`;

/** What `recordValue` wrote; null for anything else. */
export function readRecordValue({ kinds }: Kinds, value: string): FilterRecord | null {
  const [first] = kinds;
  const [name = '', id = ''] = kinds.length === 1 && first ? [first.kind, value] : value.split('.', 2);
  const known = kinds.find(({ kind }) => kind === name);
  return known && isId(id) ? { kind: known.kind, id } : null;
}
