import { readFile } from 'node:fs/promises';
import { MappingError, showPath } from './MappingError.ts';
import { type ImportKind, importKinds, type MappingOf, mappingSchemas } from './mappingSchema.ts';

/**
 * Checks a mapping as parsed from JSON.
 *
 * @param kind what the command imports; the file must say the same.
 * @throws MappingError with every fault, its path and what to write instead.
 */
export function parseMapping<Kind extends ImportKind>(kind: Kind, json: unknown): MappingOf<Kind> {
  const said = (json as { kind?: unknown } | null)?.kind;
  if (said !== kind) {
    const message = importKinds.includes(said as ImportKind)
      ? `is "${String(said)}", but the command imports ${kind}; use: salient import ${String(said)}`
      : `must be one of: ${importKinds.join(', ')}`;
    throw new MappingError([{ path: 'kind', message }]);
  }
  const result = mappingSchemas[kind].safeParse(json);
  if (result.success) return result.data as MappingOf<Kind>;
  throw new MappingError(
    result.error.issues.map((issue) => ({
      path: showPath(issue.path),
      message: issue.message.startsWith('Invalid input: ')
        ? issue.message.slice('Invalid input: '.length)
        : issue.message,
    })),
  );
}

/** What a mapping file holds. @throws MappingError when it is missing or is no JSON, with line and column. */
export async function readMappingFile(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new MappingError([{ path: '', message: `${path} cannot be read (${error.code ?? error.message})` }]);
  });
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new MappingError([{ path: '', message: `${path} is no JSON: ${(error as Error).message}` }]);
  }
}
