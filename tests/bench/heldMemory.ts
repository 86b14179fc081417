import type { CDPSession } from '@playwright/test';

/** What a page holds. */
export interface HeldMemory {
  /** Everything that its scripts made and still reach. Bytes. */
  readonly objects: number;
  /** Its scripts as the engine compiled them, which grows until all that is often run is compiled. Bytes. */
  readonly code: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** The parts of a heap snapshot of V8 that are read here; `nodes` has a line of fields for each object. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly (readonly string[])[] };
  };
  readonly nodes: readonly number[];
}

/** What the browser notes beside the page for its own tools is not the page's. */
const browsersOwn = ['native', 'synthetic', 'hidden'];

/** Looks when nothing is left to collect. */
export async function heldMemory(chrome: CDPSession): Promise<HeldMemory> {
  for (let time = 0; time < 3; time++) await chrome.send('HeapProfiler.collectGarbage');
  await chrome.send('Performance.enable');
  const { metrics } = await chrome.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { ...bytesIn(await takeSnapshot(chrome)), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

async function takeSnapshot(chrome: CDPSession): Promise<Snapshot> {
  let text = '';
  const add = ({ chunk }: { chunk: string }) => {
    text += chunk;
  };
  chrome.on('HeapProfiler.addHeapSnapshotChunk', add);
  await chrome.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  chrome.off('HeapProfiler.addHeapSnapshotChunk', add);
  return JSON.parse(text);
}

function bytesIn({ snapshot, nodes }: Snapshot): Pick<HeldMemory, 'objects' | 'code'> {
  const { node_fields: fields, node_types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const held = { objects: 0, code: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const name = node_types[0]?.[nodes[at + type] ?? -1] ?? '';
    if (browsersOwn.includes(name)) continue;
    held[name === 'code' ? 'code' : 'objects'] += nodes[at + size] ?? 0;
  }
  return held;
}
