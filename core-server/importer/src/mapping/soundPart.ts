import type { ImportKind, Mapping } from './mappingSchema.ts';
import { mappingSchemas } from './mappingSchema.ts';
import { isObject } from './schemaTools.ts';

type Json = Record<string | number, unknown>;

/** Stand in for parts of a list that have a wrong form, so that the parts after them keep their numbers. */
const standIns: readonly unknown[] = [{ type: 'extra' }, 'unique', 'x', { id: 'x', type: 'unit', army: 'x' }];

/** Stand in for required parts that are missing or wrong, so that the other parts can be looked at. */
const required: Readonly<Record<string, unknown>> = {
  source: 'x',
  key: 'x',
  person: {},
  place: { name: 'x', country: 'BE' },
  memorial: { name: 'x' },
  name: 'x',
  type: 'extra',
  entities: [{ id: 'x', type: 'unit', army: 'x' }],
};

/** Faults are taken away in rounds, as one may hide another. */
const mostRounds = 20;

/**
 * A mapping without the parts whose form is wrong, so that what its other parts say of the columns can be checked too.
 *
 * @returns null when nothing of it can be understood.
 */
export function soundPart(kind: ImportKind, json: unknown): Mapping | null {
  if (typeof json !== 'object' || json === null) return null;
  const part = { ...(structuredClone(json) as Json), kind };
  const tries = new Map<string, number>();
  for (let round = 0; round < mostRounds; round++) {
    const result = mappingSchemas[kind].safeParse(part);
    if (result.success) return result.data as Mapping;
    for (const issue of result.error.issues) {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : unknownKeys(issue.message);
      const owner = at(part, issue.path);
      if (keys.length > 0 && isObject(owner)) for (const key of keys) delete owner[key];
      else takeAway(part, issue.path, tries);
    }
  }
  return null;
}

/** Keys that `closedObject` does not know, where its message alone came through. */
const unknownKeys = (message: string): string[] => {
  const listed = /^does not know (.*); write one of: /.exec(message)?.[1];
  return listed ? listed.split(', ').map((key) => key.slice(1, -1)) : [];
};

const at = (root: Json, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Json | undefined)?.[key as string], root);

function takeAway(root: Json, path: readonly PropertyKey[], tries: Map<string, number>): void {
  const last = path.at(-1);
  if (last === undefined) return;
  const parent = at(root, path.slice(0, -1));
  const key = last as string;
  const name = JSON.stringify(path);
  const attempt = tries.get(name) ?? 0;
  tries.set(name, attempt + 1);
  if (Array.isArray(parent) && attempt < standIns.length) parent[Number(key)] = standIns[attempt];
  else if (isObject(parent) && attempt === 0 && key in required) parent[key] = required[key];
  else if (isObject(parent) && attempt === 0 && key in parent) delete parent[key];
  else takeAway(root, path.slice(0, -1), tries);
}
