import type { Change } from '@salient/shared/areas/changes/change.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { changesCsv } from './changesCsv.ts';

type ChangesFilter = ParamsOf<Methods['findAllChanges']>;

/** Changes that are asked for at once, and the most that a file holds (CSV-17). */
const portion = 500;
const most = 100_000;

/** Puts the changes of a list into a file, portion by portion, the newest first. */
export function useChangesCsv() {
  const client = useClient();
  const texts = useTexts();
  const { t } = texts;
  const messages = useMessages();
  const [isReading, setReading] = useState(false);

  /** The changes, and how many more there are than a file holds. */
  async function readAll(wanted: ChangesFilter): Promise<{ changes: Change[]; left: number }> {
    // What is changed meanwhile moves the rest down: a change met twice is kept once.
    const byId = new Map<string, Change>();
    let total = 0;
    for (let offset = 0; offset < most; offset += portion) {
      const page = await client.findAllChanges({ ...wanted, offset, limit: portion });
      for (const change of page.data) byId.set(change.id, change);
      total = page.total;
      if (page.data.length < portion) break;
    }
    return { changes: [...byId.values()], left: Math.max(0, total - byId.size) };
  }

  async function save(wanted: ChangesFilter): Promise<void> {
    setReading(true);
    try {
      const { changes, left } = await readAll(wanted);
      saveFile(`${t('pages.changes')} ${dayText(new Date())}.csv`, changesCsv(changes, texts));
      messages.success(t('historyPanel.csv.saved', { count: changes.length }));
      if (left > 0) messages.error(t('historyPanel.csv.cut', { count: left }));
    } catch (error) {
      messages.failure(error);
    } finally {
      setReading(false);
    }
  }

  return { save, isReading };
}

/** Has the browser save a text as a file. */
function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
