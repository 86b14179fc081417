import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { useServices } from '../services/services.ts';
import type { ReferenceKind } from './referenceKinds.ts';

export type RecordPaths = Readonly<Record<HistoryType, ((id: string) => string) | null>>;

/** Where a record can be read in this app, as its area tells it; null while it has no page. */
export function useRecordPath(): (type: HistoryType | ReferenceKind, id: string) => string | null {
  const paths: Partial<Record<HistoryType | ReferenceKind, RecordPaths[HistoryType]>> = useServices().recordPaths;
  return (type, id) => paths[type]?.(id) ?? null;
}

declare module '../services/services.ts' {
  interface Services {
    readonly recordPaths: RecordPaths;
  }
}
