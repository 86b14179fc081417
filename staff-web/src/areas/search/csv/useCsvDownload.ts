import type { CsvDownload, createCsvDownload } from '@salient/shared/areas/functions/csv/csvMethods.ts';
import { useClient, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';

/** How often the progress is asked for. Milliseconds. */
const progressMs = 700;

const isOver = ({ status }: CsvDownload) => status !== 'waiting' && status !== 'running';

/** Has the browser save what an address gives. */
function saveFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** A file that is made on the server and saved by the browser, and how far it is. */
export function useCsvDownload() {
  const client = useClient();
  const messages = useMessages();
  const [asked, setAsked] = useState<CsvDownload | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [ended, setEnded] = useState<CsvDownload | null>(null);
  const following = useMethod(
    'getCsvDownload',
    { id: asked?.id ?? '' },
    { enabled: asked !== null && ended === null, everyMs: progressMs },
  );
  const current = ended ?? following.data ?? asked;
  if (current && ended === null && isOver(current)) setEnded(current);

  const start = async (wanted: ParamsOf<typeof createCsvDownload>) => {
    setAsking(true);
    try {
      const { url, expires_at: _, ...download } = await client.createCsvDownload(wanted);
      setEnded(null);
      setAsked(download);
      saveFrom(url);
    } catch (error) {
      messages.failure(error);
    } finally {
      setAsking(false);
    }
  };
  const stop = async () => {
    if (!asked) return;
    try {
      setEnded(await client.cancelCsvDownload({ id: asked.id }));
    } catch (error) {
      messages.failure(error);
    }
  };
  const forget = () => {
    setAsked(null);
    setEnded(null);
  };
  return { download: asked ? current : null, isAsking, start, stop, forget };
}
export type CsvDownloading = ReturnType<typeof useCsvDownload>;
