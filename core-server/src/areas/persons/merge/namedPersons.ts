import type { LeftByUndo } from '@salient/shared/areas/persons/merge/personMerge.ts';
import { moveReferences } from '../../../lib/merges/moveReferences.ts';
import { type JoinedRow, nameOfReference } from '../../../lib/merges/RecordReference.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import type { MergeItem, MergeLedger } from './MergeLedger.ts';

/** What a merge did to the rows of one column that names persons. */
interface MovedNames {
  readonly reference: string;
  readonly ids: readonly string[];
  readonly joined: readonly JoinedRow[];
}

const namesOfPersons = ({ services }: ChangeContext) => services.references.filter(({ to }) => to === 'person');

/** Rows of other areas that name the merged person name the kept one. */
export async function moveNamedPersons(
  context: ChangeContext,
  ledger: MergeLedger,
  keptId: string,
  mergedId: string,
): Promise<void> {
  const now = context.services.now();
  for (const reference of namesOfPersons(context)) {
    let joined: readonly JoinedRow[] = [];
    const onJoined = (rows: readonly JoinedRow[]) => {
      joined = rows;
    };
    const ids = await moveReferences(context, { reference, from: mergedId, to: keptId, now, onJoined });
    if (ids.length > 0) ledger.add('reference', { reference: nameOfReference(reference), ids, joined }, null);
  }
}

/** Has them name the merged person again, but for those that were given to somebody else since. */
export async function takeNamesBack(
  context: ChangeContext,
  keptId: string,
  mergedId: string,
  items: readonly MergeItem[],
): Promise<LeftByUndo[]> {
  const now = context.services.now();
  const left: LeftByUndo[] = [];
  for (const { before } of items) {
    const { reference: name, ids, joined } = before as unknown as MovedNames;
    const reference = namesOfPersons(context).find((each) => nameOfReference(each) === name);
    if (!reference) throw new Error(`a merge of persons moved rows by ${name}, which names none any more`);
    const back = await moveReferences(context, { reference, from: keptId, to: mergedId, now, ids, joined });
    left.push(...ids.filter((id) => !back.includes(id)).map((id) => ({ kind: 'reference' as const, id, field: null })));
  }
  return left;
}
