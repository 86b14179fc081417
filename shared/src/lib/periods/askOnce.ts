import type { ParentLink } from './findCircle.ts';

type ReadLinks = (id: string) => Promise<readonly ParentLink[]>;

/** Reads of what records were part; whoever looks for a circle comes by many of them again, and each is read once. */
export function askOnce(read: ReadLinks): ReadLinks {
  const known = new Map<string, Promise<readonly ParentLink[]>>();
  return (id) => {
    const links = known.get(id) ?? read(id);
    known.set(id, links);
    return links;
  };
}
