import { type OpenKind, openKinds } from '@salient/shared/areas/open-data/openKinds.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import { findOpen } from '../records/findOpen.ts';
import { type Finding, findByName, type Named } from './findByName.ts';
import { openProperties } from './openProperties.ts';
import { entityDescription, entityName, typeOf, types } from './presentEntity.ts';
import { reconcileLimits } from './ReconcileQuery.ts';

/** Suggestions that are given at once. */
const pageSize = 10;

export interface Suggestion {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly notable?: readonly { readonly id: string; readonly name: string }[];
}

interface Typed {
  readonly prefix: string;
  /** Suggestions to leave out. */
  readonly cursor: number;
}

const pageOf = <Item>(items: readonly Item[], cursor: number) => items.slice(cursor, cursor + pageSize);

/** Records whose names begin so, as far as the search that visitors use finds them while they type. */
export async function suggestEntities(
  finding: Finding,
  { prefix, cursor }: Typed,
  kinds: readonly OpenKind[],
): Promise<Suggestion[]> {
  const text = prefix.trim();
  if (text === '' || cursor > reconcileLimits.cursor) return [];
  const found = isId(text) ? await findById(finding, text) : await findAll(finding, text, kinds, cursor);
  const suggested = found
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, record, nameScore }) => ({
      nameScore,
      suggestion: {
        id: record.id,
        name: entityName(kind, record),
        description: entityDescription(kind, record),
        notable: [typeOf(kind)],
      },
    }));
  const key = normalizeText(text);
  /** 1 for a name that is shown and begins so; others are found by another of their names, or by a word within. */
  const begins = ({ name }: Suggestion) => Number(normalizeText(name).startsWith(key));
  suggested.sort(
    (one, other) =>
      begins(other.suggestion) - begins(one.suggestion) ||
      other.nameScore - one.nameScore ||
      one.suggestion.name.localeCompare(other.suggestion.name, 'nl'),
  );
  return pageOf(
    suggested.map(({ suggestion }) => suggestion),
    cursor,
  );
}

async function findAll(finding: Finding, text: string, kinds: readonly OpenKind[], cursor: number): Promise<Named[]> {
  const found: Named[] = [];
  for (const kind of kinds) found.push(...(await findByName(finding, kind, text, { limit: cursor + pageSize })));
  return found;
}

async function findById({ db, services }: Finding, id: string): Promise<Named[]> {
  const found = await findOpen(db, [id], services.publicUrl);
  return [...found.values()].map((open) => ({ ...open, nameScore: 100 }));
}

/** Those whose id or name begins so, or has a word that does. */
function beginning(items: readonly Suggestion[], { prefix, cursor }: Typed): Suggestion[] {
  const key = normalizeText(prefix);
  const begins = ({ id, name }: Suggestion) => id.startsWith(key) || ` ${normalizeText(name)}`.includes(` ${key}`);
  return pageOf(items.filter(begins), cursor);
}

export const suggestTypes = (typed: Typed): Suggestion[] => beginning(types, typed);

/** Each property once, with the kinds that have it. */
export function suggestProperties(typed: Typed): Suggestion[] {
  const all = openKinds.flatMap((kind) => openProperties[kind]);
  const ids = [...new Set(all.map(({ id }) => id))];
  return beginning(
    ids.map((id) => {
      const same = all.filter((property) => property.id === id);
      const kinds = same.map(({ kind }) => typeOf(kind).name).join(', ');
      return { id, name: same[0]?.name ?? id, description: `of: ${kinds}` };
    }),
    typed,
  );
}
