import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { useServices } from '../services/services.ts';

/** Queries whose answers are stale once a record of the kind was saved or restored, as all areas tell them. */
export const useStaleQueries = (type: HistoryType): readonly MethodName[] => useServices().staleQueries[type];

declare module '../services/services.ts' {
  interface Services {
    readonly staleQueries: Readonly<Record<HistoryType, readonly MethodName[]>>;
  }
}
