import type { FileSpec, ImportKind } from '../mapping/mappingSchema.ts';
import type { SourceTable } from '../read/SourceTable.ts';
import type { ImportBatch, ImportCounts } from '../write/importBatch.ts';
import type { OnStandstill } from './Watchdog.ts';

/** A mapping as parsed from JSON, not checked yet. */
export interface MappingJson {
  readonly json: unknown;
}

/** What becomes of a row that may be of somebody who is there: it is left out, or completes that person. */
export type RowDecision = { readonly action: 'skip' } | { readonly action: 'update'; readonly personId: string };

export interface ImportOptions {
  readonly kind: ImportKind;
  readonly file: string;
  /** The path of the mapping, or what such a file holds. */
  readonly map: string | MappingJson;
  /** What the list is called, where its path is not its name. */
  readonly fileName?: string;
  /** What was decided of rows, by their keys; those of which nothing was decided come in. */
  readonly decisions?: ReadonlyMap<string, RowDecision>;
  /** Overrides what the mapping says of the file. */
  readonly fileSpec?: FileSpec;
  readonly isDryRun?: boolean;
  /** Where rejected rows go; made when the first is rejected. */
  readonly rejectsFile: string;
  /** Where rows with warnings go, when they are wanted. */
  readonly warningsFile?: string | undefined;
  readonly onStart?: (table: SourceTable, batch: ImportBatch | null, notices: readonly string[]) => void;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Called when nothing has moved for half a minute, and every half minute from then on. */
  readonly onStandstill?: OnStandstill;
  /** Who imports, as staff shall read it beside the rows; blank when nobody says. */
  readonly importedBy?: string;
  /** The account of whoever imports, who may take it back; none for the command line. */
  readonly userId?: string | null;
  /** Ends the import after the chunk in work. */
  readonly signal?: AbortSignal;
}

export interface ImportProgress {
  readonly counts: Readonly<ImportCounts>;
  readonly bytesRead: number;
  readonly bytes: number;
}

export interface ImportSummary {
  readonly counts: ImportCounts;
  readonly batchId: string | null;
  /** What the batch has created and updated in all its runs; null when it had one. */
  readonly wholeBatch: { readonly created: number; readonly updated: number } | null;
  /** Columns of the file that the mapping makes nothing of. */
  readonly unusedColumns: readonly string[];
  readonly seconds: number;
  readonly rejects: { readonly path: string; readonly rows: number } | null;
  /** In how many rows there is a problem, by its code, most frequent first. */
  readonly codes: readonly (readonly [code: string, severity: 'error' | 'warning', count: number])[];
  /** Places, memorials and units made because rows named them. */
  readonly made: Readonly<Record<string, number>>;
  readonly isInterrupted: boolean;
}
