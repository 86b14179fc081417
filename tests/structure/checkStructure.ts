import type { Import } from './readImports.ts';

/** The plan that the folders of a program are held against. */
export interface Plan {
  /** From the lowest up. */
  readonly layers: readonly string[];
  /** The folders of the layer `areas`, from the lowest up. */
  readonly areaOrder: readonly string[];
}

export interface Structure {
  /** Folders with files of their own. */
  readonly folders: number;
  /** From which area or part to which, and by how many imports. */
  readonly arrows: ReadonlyMap<string, number>;
  /** Every way back: `areas/persons: merge → loadPersons.ts → merge`. */
  readonly cycles: readonly string[];
  /** Imports that run up, and what stands outside the plan. */
  readonly upward: readonly string[];
}

/** `areas/persons/merge/x.ts` belongs to `areas/persons`, `lib/rpc/implement.ts` to `lib/rpc`, all of `app` to `app`. */
function partOf(path: string): string {
  const [layer = '', area = ''] = path.split('/');
  return layer === 'areas' || layer === 'lib' ? `${layer}/${area}` : layer;
}

/**
 * Holds the files of a program and the imports between them against the plan. In every folder the files and folders
 * directly inside it must form no cycle: that says it for files and for folders of any depth at once.
 *
 * @param plan null for a package without layers.
 */
export function checkStructure(files: readonly string[], imports: readonly Import[], plan: Plan | null): Structure {
  const folders = new Set(files.map((file) => file.split('/').slice(0, -1).join('/')));
  const arrows = new Map<string, number>();
  for (const { from, to } of imports) {
    if (partOf(from) === partOf(to)) continue;
    const arrow = `${partOf(from)} → ${partOf(to)}`;
    arrows.set(arrow, (arrows.get(arrow) ?? 0) + 1);
  }
  return {
    folders: folders.size,
    arrows,
    cycles: cyclesOf(imports),
    upward: plan ? [...outsideThePlan(files, plan), ...upwardImports(imports, plan)] : [],
  };
}

function outsideThePlan(files: readonly string[], { layers, areaOrder }: Plan): string[] {
  const parts = new Set(files.map(partOf));
  return [...parts].flatMap((part) => {
    const [layer = '', area] = part.split('/');
    if (!layers.includes(layer)) return [`${part} belongs to no layer; the layers are ${layers.join(', ')}`];
    if (layer !== 'areas' || (area !== undefined && areaOrder.includes(area))) return [];
    return [`${part} has no place among the areas: give it one in tests/structure/plan.ts`];
  });
}

function upwardImports(imports: readonly Import[], { layers, areaOrder }: Plan): string[] {
  const heightOf = (path: string) => {
    const [layer = '', area = ''] = path.split('/');
    return layers.indexOf(layer) * 1_000 + (layer === 'areas' ? areaOrder.indexOf(area) : 0);
  };
  return imports
    .filter(({ from, to }) => heightOf(to) > heightOf(from))
    .map(({ from, to }) => `${from} imports ${to}, which stands above it`)
    .sort();
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** In each folder, who of its children needs whom. */
function graphsByFolder(imports: readonly Import[]): ReadonlyMap<string, Graph> {
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { from, to } of imports) {
    const [a, b] = [from.split('/'), to.split('/')];
    let depth = 0;
    while (a[depth] === b[depth] && depth < a.length - 1) depth += 1;
    const [child, needed] = [a[depth], b[depth]];
    if (child === undefined || needed === undefined || child === needed) continue;
    const folder = a.slice(0, depth).join('/');
    const graph = graphs.get(folder) ?? new Map<string, Set<string>>();
    graphs.set(folder, graph.set(child, (graph.get(child) ?? new Set()).add(needed)));
  }
  return graphs;
}

function cyclesOf(imports: readonly Import[]): string[] {
  return [...graphsByFolder(imports)]
    .flatMap(([folder, graph]) => cyclesIn(graph).map((cycle) => `${folder || '.'}: ${cycle.join(' → ')}`))
    .sort();
}

/** One way round for each knot of a graph, its first name repeated at the end. */
function cyclesIn(graph: Graph): string[][] {
  return knotsOf(graph).map((knot) => {
    const start = [...knot].sort()[0] as string;
    return shortestWayRound(graph, knot, start);
  });
}

/** The sets of names that all reach each other (Tarjan's strongly connected components), of two names and more. */
function knotsOf(graph: Graph): Set<string>[] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const knots: Set<string>[] = [];
  const visit = (name: string): number => {
    const own = index.size;
    index.set(name, own);
    low.set(name, own);
    stack.push(name);
    for (const next of graph.get(name) ?? []) {
      const reached = index.has(next) ? (stack.includes(next) ? (index.get(next) as number) : own) : visit(next);
      low.set(name, Math.min(low.get(name) as number, reached));
    }
    if (low.get(name) === own) {
      const knot = new Set(stack.splice(stack.indexOf(name)));
      if (knot.size > 1) knots.push(knot);
    }
    return low.get(name) as number;
  };
  for (const name of graph.keys()) if (!index.has(name)) visit(name);
  return knots;
}

function shortestWayRound(graph: Graph, knot: ReadonlySet<string>, start: string): string[] {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) as string) ?? []) {
      if (next === start) return [...way, start];
      if (!knot.has(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [...knot];
}
