import type { MappingJson } from '@salient/shared/areas/imports/importList.ts';
import type { ListPreview, PreviewedRow } from '@salient/shared/areas/imports/listPreview.ts';
import { MappingError } from '../mapping/MappingError.ts';
import { type ImportKind, importKinds } from '../mapping/mappingSchema.ts';
import { isRejected } from '../records/bindRows.ts';
import { prepareImport } from '../run/prepareImport.ts';
import { previewPerson } from './previewPerson.ts';

/** Rows of a preview. */
const most = 10;

/** What a mapping file says that it is for; `persons` where it says nothing of use, which its faults tell then. */
export const kindOf = (mapping: MappingJson): ImportKind =>
  importKinds.find((kind) => kind === mapping.kind) ?? 'persons';

/**
 * Rows of a list beside what a mapping makes of them.
 *
 * @param skip rows to pass over.
 * @throws FileProblem when the list cannot be read.
 */
export async function previewRows(path: string, mapping: MappingJson, skip: number): Promise<ListPreview> {
  const nothing = { faults: [], header: [], rows: [], unused_columns: [] };
  try {
    const { table, bound } = await prepareImport({ kind: kindOf(mapping), file: path, map: { json: mapping } });
    const rows: PreviewedRow[] = [];
    for await (const source of table.rows) {
      if (source.row <= skip) continue;
      const record = bound.read(source);
      if (record) {
        const merged = (source.merged ?? []).flatMap((column) => table.header[column] ?? []);
        rows.push({ ...previewPerson(record), merged, is_taken: !isRejected(record) });
      }
      if (rows.length === most) break;
    }
    return { ...nothing, header: [...table.header], rows, unused_columns: [...bound.unusedColumns] };
  } catch (error) {
    if (!(error instanceof MappingError)) throw error;
    return { ...nothing, faults: [...error.faults] };
  }
}
