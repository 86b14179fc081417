import { MappingError, type MappingFault } from '../mapping/MappingError.ts';
import type { FileSpec, ImportKind, Mapping, MappingOf } from '../mapping/mappingSchema.ts';
import { parseMapping, readMappingFile } from '../mapping/parseMapping.ts';
import { soundPart } from '../mapping/soundPart.ts';
import { openTable } from '../read/openTable.ts';
import type { SourceTable } from '../read/SourceTable.ts';
import type { BoundMapping } from '../records/bindRows.ts';
import { compileMapping } from '../records/compileMapping.ts';
import type { ImportRecord } from '../records/records.ts';
import type { MappingJson } from './importOptions.ts';

export interface PreparedImport {
  readonly mapping: Mapping;
  readonly table: SourceTable;
  readonly bound: BoundMapping<ImportRecord>;
}

interface ImportRequest {
  readonly kind: ImportKind;
  readonly file: string;
  readonly map: string | MappingJson;
  readonly fileName?: string;
  readonly fileSpec?: FileSpec;
}

/**
 * Reads a mapping, opens its list and binds the one to the other; needs no database.
 *
 * @throws MappingError with every fault of the mapping at once: those of its form, and those that the columns of the
 *   list bring to light in the parts whose form is right. FileProblem when the list cannot be read.
 */
export async function prepareImport({ kind, file, map, fileName, fileSpec }: ImportRequest): Promise<PreparedImport> {
  const json = typeof map === 'string' ? await readMappingFile(map) : map.json;
  const faults: MappingFault[] = [];
  let mapping: Mapping | null = null;
  try {
    mapping = parseMapping(kind, json);
  } catch (error) {
    if (!(error instanceof MappingError)) throw error;
    faults.push(...error.faults);
  }
  // What is right of a mapping with faults still says which of its columns are not in the list.
  const usable = mapping ?? soundPart(kind, json);
  if (!usable) throw new MappingError(faults);
  const { table, bound } = await bind(usable, file, { ...usable.file, ...fileSpec }, faults);
  if (!mapping || !table || !bound) throw new MappingError(faults);
  return { mapping, table: fileName === undefined ? table : { ...table, fileName }, bound };
}

async function bind(mapping: Mapping, file: string, spec: FileSpec, faults: MappingFault[]) {
  try {
    const table = await openTable(file, spec);
    const bound = compileMapping(mapping as MappingOf<ImportKind>, table.header) as BoundMapping<ImportRecord>;
    return { table, bound };
  } catch (error) {
    if (error instanceof MappingError) faults.push(...error.faults);
    // The faults of the mapping are told first; a list that is missing then is told too.
    else if (faults.length > 0 && error instanceof Error) faults.push({ path: 'the list', message: error.message });
    else throw error;
    return { table: null, bound: null };
  }
}
