import type { ShortNamesTable } from '@salient/shared/areas/kiosk-content/shortNames.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import type { DataSource } from 'typeorm';
import { withAdvisoryLock } from '../../../lib/jobs/withAdvisoryLock.ts';
import { makeShortNames } from './makeShortNames.ts';

/** A chunk of the list as it lies in the database. */
export interface ShortNamesChunk {
  readonly prefix: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** The short list of names as it was made last. */
export interface ShortNames {
  readonly table: ShortNamesTable;
  readonly chunks: readonly ShortNamesChunk[];
}

/** Reads the short list of names, and has it made where there has never been one. */
export class ShortNamesList {
  readonly #dataSource: DataSource;
  readonly #now: () => Date;
  #making: Promise<unknown> | undefined;

  constructor(dataSource: DataSource, now: () => Date) {
    this.#dataSource = dataSource;
    this.#now = now;
  }

  /** When the list was made, for whoever wants to know whether it is another one; null while there is none. */
  async madeAt(): Promise<Date | null> {
    const [list] = await this.#dataSource.query<{ made_at: Date }[]>('SELECT made_at FROM short_names');
    if (!list) this.#make();
    return list?.made_at ?? null;
  }

  /** The present list; null while there is none. */
  async read(): Promise<ShortNames | null> {
    // One statement, so that table and chunks are of one making.
    const rows = await this.#dataSource.query<
      { made_at: Date; persons: number; prefix: string; sha256: Buffer; bytes: number }[]
    >(
      `SELECT l.made_at, l.persons, c.prefix, c.sha256, length(c.content) AS bytes
       FROM short_names l LEFT JOIN short_names_chunk c ON true ORDER BY c.prefix`,
    );
    const [first] = rows;
    if (!first) return null;
    const chunks = rows.flatMap(({ prefix, sha256, bytes }) =>
      prefix === null ? [] : [{ prefix, sha256: sha256.toString('hex'), bytes }],
    );
    return {
      table: {
        date: dayText(first.made_at),
        persons: first.persons,
        prefixes: chunks.map(({ prefix }) => prefix),
      },
      chunks,
    };
  }

  /** The text of a chunk; null when another list has come meanwhile. */
  async chunk(sha256: string): Promise<Buffer | null> {
    const [chunk] = await this.#dataSource.query<{ content: Buffer }[]>(
      'SELECT content FROM short_names_chunk WHERE sha256 = $1 LIMIT 1',
      [Buffer.from(sha256, 'hex')],
    );
    return chunk?.content ?? null;
  }

  /** Before its first night a museum has no list: nobody waits for it. */
  #make(): void {
    const step = async () => void (await makeShortNames({ dataSource: this.#dataSource }, this.#now()));
    this.#making ??= withAdvisoryLock(this.#dataSource, advisoryLocks.shortNames, step)
      .catch(() => undefined)
      .finally(() => {
        this.#making = undefined;
      });
  }
}
