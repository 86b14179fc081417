import pg from 'pg';
import type { Mapping, MappingOf } from '../mapping/mappingSchema.ts';
import type { RowRecord } from '../records/records.ts';
import { error, type Problem } from '../values/problem.ts';
import type { RowSource } from '../write/importRows.ts';
import { Finders } from '../write/references/Finders.ts';
import { writeEntities } from '../write/references/writeEntities.ts';
import { writeMemorials } from '../write/references/writeMemorials.ts';
import { writePlaces } from '../write/references/writePlaces.ts';
import type { ChunkResult, KeyedRecord, WriteChunk } from '../write/WriteChunk.ts';
import { writePersons } from '../write/writePersons.ts';
import type { ImportTransaction } from './ImportTransaction.ts';

/** What became of a chunk: counts, and what was found out about its records while they were written. */
export interface ChunkOutcome extends ChunkResult {
  readonly problems: readonly { readonly record: RowRecord; readonly problem: Problem }[];
}

const nothing: ChunkOutcome = { created: 0, updated: 0, unchanged: 0, matched: 0, conflicts: 0, problems: [] };

/** Codes of the product for constraints that a row can still violate against what the database holds. */
const codeOfConstraint: Readonly<Record<string, string>> = {
  person_event_no_overlap: 'EVENTS_OVERLAP',
  person_event_born_once: 'DATA_ALREADY_EXISTS',
  military_entity_name_unique: 'MILITARY_ENTITY_ALREADY_EXISTS',
};

/**
 * Writes chunks of records, each in a transaction of its own. A record that the database refuses is found by halving the
 * chunk and does not stop the others.
 */
export class ChunkWriter {
  #write: WriteChunk<RowRecord>;

  private constructor(
    private readonly client: pg.ClientBase,
    private readonly mapping: Mapping,
    private readonly source: RowSource,
    private readonly transaction: ImportTransaction,
    private finders: Finders,
  ) {
    this.#write = this.#makeWriter();
  }

  static async open(
    client: pg.ClientBase,
    mapping: Mapping,
    source: RowSource,
    transaction: ImportTransaction,
  ): Promise<ChunkWriter> {
    return new ChunkWriter(client, mapping, source, transaction, await Finders.load(client, mapping));
  }

  get made(): Finders['made'] {
    return this.finders.made;
  }

  async write(records: readonly KeyedRecord<RowRecord>[]): Promise<ChunkOutcome> {
    if (records.length === 0) return nothing;
    const problems: { record: RowRecord; problem: Problem }[] = [];
    await this.transaction.begin();
    try {
      const result = await this.#write(this.client, records, (record, problem) => problems.push({ record, problem }));
      const isKept = await this.transaction.commit(result);
      if (isKept) this.finders.commit();
      else this.finders.forgetDryRun();
      return { ...result, problems };
    } catch (failure) {
      await this.transaction.rollBack();
      this.finders.rollBack();
      if (!(failure instanceof pg.DatabaseError) || !/^2[23]/.test(failure.code ?? '')) throw failure;
      if (records.length > 1) return this.#halve(records, failure);
      return this.#reject(records[0] as KeyedRecord<RowRecord>, failure);
    }
  }

  async #halve(records: readonly KeyedRecord<RowRecord>[], failure: pg.DatabaseError): Promise<ChunkOutcome> {
    // Somebody removed or merged a place meanwhile, or made the same unit: what is known of them is stale.
    if (failure.code === '23503' || failure.constraint === 'military_entity_name_unique') await this.#reload();
    const middle = Math.ceil(records.length / 2);
    const first = await this.write(records.slice(0, middle));
    const second = await this.write(records.slice(middle));
    return {
      created: first.created + second.created,
      updated: first.updated + second.updated,
      unchanged: first.unchanged + second.unchanged,
      matched: first.matched + second.matched,
      conflicts: first.conflicts + second.conflicts,
      problems: [...first.problems, ...second.problems],
    };
  }

  #reject({ record }: KeyedRecord<RowRecord>, failure: pg.DatabaseError): ChunkOutcome {
    const code = codeOfConstraint[failure.constraint ?? ''] ?? 'INVALID_DATA';
    return { ...nothing, problems: [{ record, problem: error(code, '', failure.message) }] };
  }

  async #reload(): Promise<void> {
    const { made } = this.finders;
    this.finders = await Finders.load(this.client, this.mapping);
    Object.assign(this.finders.made, made);
    this.#write = this.#makeWriter();
  }

  /** The kind of the mapping is the kind of all its records, which the types cannot say. */
  #makeWriter(): WriteChunk<RowRecord> {
    const { mapping, finders, source } = this;
    const writers: Record<Mapping['kind'], () => unknown> = {
      persons: () => writePersons(mapping as MappingOf<'persons'>, finders, source),
      places: () => writePlaces(finders, source),
      memorials: () => writeMemorials(finders, source),
      'military-entities': () => writeEntities(finders, source),
    };
    return writers[mapping.kind]() as WriteChunk<RowRecord>;
  }
}
