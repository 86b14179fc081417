import type { ImportBatch } from '@salient/shared/areas/imports/importBatch.ts';

/** What an import is called: as its rules call the list, or as the file. */
export const batchName = ({ title, file_name }: Pick<ImportBatch, 'title' | 'file_name'>): string => title || file_name;
