/** What is wrong in a mapping file, where, and what to write instead. */
export interface MappingFault {
  /** Path in the file: `events[1].place.name`. */
  readonly path: string;
  readonly message: string;
}

/** A mapping file that cannot be used; nothing has been read or written. */
export class MappingError extends Error {
  override readonly name = 'MappingError';

  constructor(readonly faults: readonly MappingFault[]) {
    super(faults.map(({ path, message }) => `${path || 'the file'}: ${message}`).join('\n'));
  }
}

/** `['events', 1, 'place']` as `events[1].place`. */
export function showPath(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
