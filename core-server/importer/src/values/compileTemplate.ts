import { type RowContext, textOf, type Value } from './RowContext.ts';
import type { Scope } from './Scope.ts';

type Piece = { readonly text: string } | { readonly value: Value } | { readonly optional: readonly Piece[] };

/** Finds `{{`, `{name}`, `}}`, `[[`, `]]`, `[` and `]`; everything else is text. */
const marks = /\{\{|\}\}|\[\[|\]\]|\{([^{}]*)\}|\[|\]/g;

/**
 * A text with {columns} in it. Parts in [brackets] are left out when none of their columns is filled; a text whose
 * columns are all blank is blank altogether. `{{` and `[[` stand for the characters themselves.
 */
export function compileTemplate(template: string, scope: Scope, path: string): Value {
  const pieces = parsePieces(
    template,
    (name) => scope.reference(name, path),
    (message) => scope.fault(path, message),
  );
  const [only] = pieces;
  if (pieces.length === 1 && only && 'value' in only) return only.value;
  const values = pieces.flatMap((piece) =>
    'value' in piece ? [piece.value] : 'optional' in piece ? valuesIn(piece) : [],
  );
  const columns = [...new Set(values.flatMap((value) => value.columns))];
  if (values.length === 0) {
    const text = pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
    const constant = text === '' ? [] : [text];
    return { columns, isConstant: true, read: () => constant };
  }
  return {
    columns,
    isConstant: values.every((value) => value.isConstant),
    read: (row) => {
      const { text, filled } = render(pieces, row);
      const trimmed = text.trim();
      return filled && trimmed !== '' ? [trimmed] : [];
    },
  };
}

const valuesIn = (piece: { readonly optional: readonly Piece[] }): Value[] =>
  piece.optional.flatMap((inner) => ('value' in inner ? [inner.value] : 'optional' in inner ? valuesIn(inner) : []));

function render(pieces: readonly Piece[], row: RowContext): { text: string; filled: boolean } {
  let text = '';
  let filled = false;
  for (const piece of pieces) {
    if ('text' in piece) text += piece.text;
    else if ('value' in piece) {
      const value = textOf(piece.value.read(row));
      if (value !== '') filled = true;
      text += value;
    } else {
      const inner = render(piece.optional, row);
      if (inner.filled) {
        filled = true;
        text += inner.text;
      }
    }
  }
  return { text, filled };
}

function parsePieces(template: string, reference: (name: string) => Value, fault: (message: string) => void): Piece[] {
  const stack: Piece[][] = [[]];
  const top = () => stack.at(-1) as Piece[];
  let end = 0;
  for (const found of template.matchAll(marks)) {
    if (found.index > end) top().push({ text: template.slice(end, found.index) });
    end = found.index + found[0].length;
    const [mark, name] = found;
    if (name !== undefined) {
      if (name.trim() === '') fault('has {} without a column in it');
      else top().push({ value: reference(name.trim()) });
    } else if (mark === '[') stack.push([]);
    else if (mark === ']') {
      const optional = stack.length > 1 ? (stack.pop() as Piece[]) : [];
      if (optional.length === 0) fault('has a ] without its [; write ]] for the character itself');
      else top().push({ optional });
    } else top().push({ text: mark.slice(1) });
  }
  if (end < template.length) top().push({ text: template.slice(end) });
  if (stack.length > 1) fault('has a [ without its ]; write [[ for the character itself');
  return stack[0] as Piece[];
}
