import type { ImportList, ImportTask, ImportTaskKind } from '@salient/shared/areas/imports/importList.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useState } from 'react';
import { isOpen } from '../TaskState.tsx';

/** How often it is asked how far something is. Milliseconds. */
const askEveryMs = 1_000;

export const taskOf = ({ tasks }: ImportList, kind: ImportTaskKind): ImportTask | null =>
  tasks.find((task) => task.kind === kind) ?? null;

/** A list with what is done with it, asked for again as long as something is under way. */
export function useImportList(id: string) {
  const [isFollowing, setFollowing] = useState(true);
  const query = useMethod('getImportList', { id }, isFollowing ? { everyMs: askEveryMs } : {});
  const isBusy = query.data?.tasks.some(isOpen) ?? true;
  if (isBusy !== isFollowing) setFollowing(isBusy);
  return { ...query, isBusy };
}
