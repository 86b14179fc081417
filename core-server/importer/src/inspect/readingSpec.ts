import type { ListReading } from '@salient/shared/areas/imports/importList.ts';
import type { FileSpec } from '../mapping/mappingSchema.ts';

/** How a list is read, as a mapping says it; what is not said is found out. */
export function readingSpec({ encoding, delimiter, sheet, skip_lines, header_rows }: ListReading): FileSpec {
  return {
    ...(encoding === null ? {} : { encoding }),
    ...(delimiter === null ? {} : { delimiter }),
    ...(sheet === null ? {} : { sheet }),
    ...(skip_lines ? { skipLines: skip_lines } : {}),
    ...(header_rows === 0 ? { header: false } : header_rows ? { headerRows: header_rows } : {}),
  };
}
