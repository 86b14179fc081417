import type {
  DoubleAction,
  ImportResult,
  ImportTaskProblem,
  ListContent,
  ListReading,
  MappingJson,
} from '@salient/shared/areas/imports/importList.ts';
import type { ListPreview } from '@salient/shared/areas/imports/listPreview.ts';

/** A list on the disk of this machine. */
export interface ListFile {
  readonly path: string;
  readonly fileName: string;
}

interface WithDatabase {
  readonly databaseUrl: string;
}

/** What becomes of a row, by its key: `update` completes that person. */
export type RowDecisions = Readonly<Record<string, { readonly action: DoubleAction; readonly personId: string }>>;

/** What the program of imports is asked to do; it gets one as its first message. */
export type ImporterTask =
  | ({ readonly kind: 'read'; readonly reading: ListReading } & ListFile)
  | ({ readonly kind: 'preview'; readonly mapping: MappingJson; readonly skip: number } & ListFile)
  | ({
      readonly kind: 'try' | 'import';
      readonly mapping: MappingJson;
      readonly decisions: RowDecisions;
      readonly rejectsFile: string;
      readonly warningsFile: string;
      readonly importedBy: string;
      readonly userId: string | null;
    } & ListFile &
      WithDatabase)
  | ({ readonly kind: 'undo'; readonly batchId: string } & WithDatabase);

/** Of a run over a list or a batch: an import and an undo that were stopped go on when they are started again. */
export interface ImporterOutcome {
  readonly result: ImportResult;
  readonly batchId: string | null;
  readonly isInterrupted: boolean;
}

/** What it says while it works, and in the end. */
export type ImporterMessage =
  | { readonly progress: number; readonly rows: number; readonly batchId: string | null }
  | { readonly content: ListContent }
  | { readonly preview: ListPreview }
  | { readonly outcome: ImporterOutcome }
  | {
      readonly problem: ImportTaskProblem;
      readonly detail: string;
      readonly faults: readonly { readonly path: string; readonly message: string }[];
    };

/** What it is told meanwhile: to end after the piece in work. */
export type ImporterOrder = 'stop';
