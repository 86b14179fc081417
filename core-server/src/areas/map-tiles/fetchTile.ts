import type { TileSpot } from './tileSpot.ts';

/** Says who asks, as OpenStreetMap's policy on tiles wants it. */
export interface TileSource {
  /** With `{z}`, `{x}` and `{y}` in it. */
  readonly address: string;
  /** Where the museum is reached, for whoever runs the source. */
  readonly publicUrl: string;
}

/** The source gave no tile. */
export class TileProblem extends Error {
  override name = 'TileProblem';
  /** Whether it answered, and has no such tile. */
  readonly isMissing: boolean;

  constructor(detail: string, { isMissing = false } = {}) {
    super(detail);
    this.isMissing = isMissing;
  }
}

/** OpenStreetMap's own tiles, as long as no other source is set. */
export const publicTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** A map that waits longer shows the outlines of countries first. */
const patienceMs = 6_000;
const longestTile = 1_000_000;

/**
 * Fetches one tile from its source, and from nowhere that this one leads on to.
 *
 * @throws TileProblem when it does not answer in time, refuses, or answers anything but a picture.
 */
export async function fetchTile({ address, publicUrl }: TileSource, { z, x, y }: TileSpot): Promise<Buffer> {
  const parts: Readonly<Record<string, number>> = { z, x, y };
  const url = address.replace(/\{([zxy])\}/g, (_, part: string) => String(parts[part]));
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(patienceMs),
      headers: { accept: 'image/png,image/jpeg,image/webp', 'user-agent': `Salient (+${publicUrl})` },
      redirect: 'manual',
    });
    const bytes = await readBytes(response);
    const isMissing = response.status === 404 || response.status === 410;
    if (!response.ok) throw new TileProblem(`status ${response.status}`, { isMissing });
    if (!tileType(bytes)) throw new TileProblem('no picture');
    return bytes;
  } catch (error) {
    if (error instanceof TileProblem) throw error;
    throw new TileProblem((error as Error).message);
  }
}

async function readBytes(response: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    pieces.push(piece as Uint8Array);
    length += (piece as Uint8Array).length;
    if (length > longestTile) throw new TileProblem('too long');
  }
  return Buffer.concat(pieces);
}

/** What kind of picture bytes are, by how they begin; undefined for what is none that maps show. */
export function tileType(bytes: Buffer): 'image/png' | 'image/jpeg' | 'image/webp' | undefined {
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (bytes.subarray(0, 3).toString('latin1') === '\xff\xd8\xff') return 'image/jpeg';
  if (bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP') {
    return 'image/webp';
  }
  return undefined;
}
