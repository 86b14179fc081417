import type { HistoryType } from '@salient/shared/history/historyTypes.ts';

/** Where a record can be read; null while it has no page. A person leads to the public page, a page of another app. */
export function recordPath(type: HistoryType, id: string): string | null {
  return type === 'person' ? `/publicsearch/person/_id=${id}` : null;
}
