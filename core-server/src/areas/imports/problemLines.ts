import { type Parser, parse } from 'csv-parse';

/** A line of the file of rows with problems; of its first line only the cells are used, the headings of the list. */
export interface ProblemLine {
  readonly row: number;
  readonly line: number;
  readonly columns: string;
  readonly codes: readonly string[];
  readonly message: string;
  readonly cells: readonly string[];
}

const joint = ' | ';

/** Reads the file that the importer wrote (`ProblemFile`); a row may be short. */
export const parseProblems = (): Parser => parse({ bom: true, relax_column_count: true });

/** A record of it: number and line of the row, columns, codes and message stand before the cells. */
export function problemLine([row, line, columns = '', codes = '', message = '', ...cells]: string[]): ProblemLine {
  return {
    ...{ row: Number(row), line: Number(line), columns: columns.replaceAll(joint, ', ') },
    ...{ codes: codes.split(joint), message, cells },
  };
}
