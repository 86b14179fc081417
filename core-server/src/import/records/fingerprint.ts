import { hash } from 'node:crypto';

/**
 * Checksum of what a mapping makes of a row: equal values give equal checksums, and blank ones count as absent, so that
 * a field added to the product later does not make every row look changed.
 */
export function fingerprint(value: object): Buffer {
  return hash('sha256', write(value), 'buffer');
}

function write(value: unknown): string {
  if (typeof value === 'string') return `"${value}\u0001`;
  if (typeof value !== 'object' || value === null) return `${String(value)}\u0001`;
  let text = Array.isArray(value) ? '[' : '{';
  if (Array.isArray(value)) for (const item of value) text += write(item);
  else {
    for (const name in value) {
      const field = (value as Record<string, unknown>)[name];
      if (field !== '' && field !== null && field !== undefined) text += `${name}:${write(field)}`;
    }
  }
  return `${text}\u0002`;
}
