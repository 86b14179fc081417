import type { DocumentReference } from '@salient/shared/areas/references/documentReference.ts';

/** So many names stand in a row; whoever wants more opens the document. */
const shown = 4;

/** Whom and what a document refers to, by their names, below its title. */
export function ReferencedNames({ references }: { readonly references: readonly DocumentReference[] }) {
  if (references.length === 0) return null;
  const names = [...new Set(references.map(({ name }) => name))];
  const more = names.length > shown ? ` +${names.length - shown}` : '';
  return (
    <small className="referenced-names" title={names.join(', ')}>
      {names.slice(0, shown).join(', ')}
      {more}
    </small>
  );
}
