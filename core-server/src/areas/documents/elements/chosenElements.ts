import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { conflictDetails } from '../../../lib/changes/conflictDetails.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import type { DocumentElementEntity } from '../DocumentElementEntity.ts';
import { type HeldDocument, idOfElement, refused } from '../holdDocuments.ts';

/**
 * The elements at some places of a document, each once and in their order.
 *
 * @param ids of those elements as the caller read them; absent where it does not matter which ones they are by now.
 * @throws RpcFailure conflict where others stand there by now; invalidData for places without an element.
 */
export async function chosenElements(
  context: ChangeContext,
  held: HeldDocument,
  indices: readonly number[],
  ids?: readonly string[],
): Promise<DocumentElementEntity[]> {
  if (ids && ids.length !== indices.length) throw refused('ids', 'INVALID_DATA');
  const chosen = indices.map((index) => held.elements[index]);
  if (ids?.some((id, at) => !chosen[at] || idOfElement(chosen[at]) !== id)) throw await movedMeanwhile(context, held);
  const found = new Set(chosen.filter((element) => element !== undefined));
  if (chosen.some((element) => element === undefined)) throw refused('indices', 'DOES_NOT_EXIST');
  return held.elements.filter((element) => found.has(element));
}

/** Somebody else has moved or removed elements since they were read. */
export async function movedMeanwhile(context: ChangeContext, { document }: HeldDocument): Promise<RpcFailure> {
  const { id, version } = document;
  return new RpcFailure(commonErrors.conflict, await conflictDetails(context, 'document', id, version, version));
}
