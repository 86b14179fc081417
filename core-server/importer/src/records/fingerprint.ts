import { hash } from 'node:crypto';

/**
 * Checksum of what a mapping makes of a row: equal values give equal checksums, and blank ones count as absent, so that
 * a field added to the product later does not make every row look changed.
 */
export function fingerprint(value: object): Buffer {
  return Buffer.from(hash('sha256', append('', value), 'hex'), 'hex');
}

/** What was written of frozen values, which many records share. */
const written = new WeakMap<object, string>();

/** The text with what stands for a value at its end: one text grows, as joining the texts of parts takes twice as long. */
function append(text: string, value: unknown): string {
  if (typeof value === 'string') return `${text}"${value}\u0001`;
  if (typeof value !== 'object' || value === null) return `${text}${String(value)}\u0001`;
  if (!Object.isFrozen(value)) return appendParts(text, value);
  const known = written.get(value) ?? appendParts('', value);
  written.set(value, known);
  return text + known;
}

function appendParts(before: string, value: object): string {
  let text = before;
  if (Array.isArray(value)) {
    text += '[';
    for (const item of value) text = append(text, item);
  } else {
    text += '{';
    for (const name in value) {
      const field = (value as Record<string, unknown>)[name];
      if (field !== '' && field !== null && field !== undefined) text = append(`${text}${name}:`, field);
    }
  }
  return `${text}\u0002`;
}
