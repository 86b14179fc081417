import type { HistoryType } from '@salient/shared/history/historyTypes.ts';
import { pathTo } from '../../app/routes/links.ts';

/** Where a record can be read in this app; null while it has no page. */
export function recordPath(type: HistoryType, id: string): string | null {
  return type === 'person' ? pathTo('person', { id }) : null;
}
