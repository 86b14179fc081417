import {
  cancelCsvDownload,
  createCsvDownload,
  getCsvDownload,
} from '@salient/shared/areas/functions/csv/csvMethods.ts';
import { httpPaths } from '@salient/shared/lib/contract/httpPaths.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { functionFor } from '../functionFor.ts';
import { checkCsvRequest, countRows } from './CsvRequest.ts';
import { cancelDownload, findCsvDownload, insertCsvDownload } from './csvDownloads.ts';

/** What a ticket for a download says that it opens. */
export const csvDownloadResource = (id: string): string => `csv:${id}`;

export const handleCreateCsvDownload = implement(createCsvDownload, async ({ params, actor, services, db, fail }) => {
  const called = functionFor(actor, services, params.name);
  const errors = checkCsvRequest(called, params);
  if (Object.keys(errors).length > 0) throw fail.invalidData(errors);
  const total = await countRows(called, params, { actor, services, db });
  const download = await insertCsvDownload(db, actor.id as string, params, total);
  const { tickets } = services.files;
  const ticket = await tickets.sign(actor, csvDownloadResource(download.id));
  const url = `${httpPaths.csvDownload.path.replace(':id', download.id)}?ticket=${ticket}`;
  return { ...download, url, expires_at: tickets.expiresAt().toISOString() };
});

export const handleGetCsvDownload = implement(getCsvDownload, async ({ params: { id }, actor, db, fail }) => {
  const found = await findCsvDownload(db, actor, id);
  if (!found) throw fail.notFound({ entity: 'csv_download', id });
  return found;
});

export const handleCancelCsvDownload = implement(cancelCsvDownload, async ({ params: { id }, actor, db, fail }) => {
  await cancelDownload(db, actor, id);
  const found = await findCsvDownload(db, actor, id);
  if (!found) throw fail.notFound({ entity: 'csv_download', id });
  return found;
});
