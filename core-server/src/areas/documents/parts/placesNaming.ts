import type { PageInput } from '@salient/shared/areas/documents/element.ts';
import { type TagIndex, tagFieldType } from '@salient/shared/areas/tags/tagDefinition.ts';

/** The tags and references as an editor gives them. */
export type GivenParts = Pick<PageInput, 'tags' | 'references'>;

interface Named {
  readonly type: string;
  readonly id: string;
}

/** At which places of the given tags, or references, a record is named: what is refused says of which. */
export function placesNaming(given: GivenParts, field: keyof GivenParts, named: Named, index: TagIndex): number[] {
  const isNamed = (type: string, id: string | null | undefined) =>
    type === named.type && id?.toLowerCase() === named.id;
  const names =
    field === 'references'
      ? (given.references ?? []).map(({ type, id }) => isNamed(type, id))
      : (given.tags ?? []).map(({ tagId, values }) =>
          Object.entries(values).some(([key, value]) =>
            isNamed(tagFieldType(index, tagId, key), typeof value === 'object' ? value?.id : value),
          ),
        );
  return names.flatMap((isHere, place) => (isHere ? [place] : []));
}
