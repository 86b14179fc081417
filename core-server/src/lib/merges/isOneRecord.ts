import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';

/** Whether two ids name one record; two texts that are no ids name none. */
export const isOneRecord = (idA: string, idB: string): boolean => idA === idB && idA !== noId;
