import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { makesCircle, type ParentLink } from '@salient/shared/lib/periods/findCircle.ts';
import { RpcFailure } from '../rpc/RpcFailure.ts';

/**
 * Refuses records that are a part of themselves on some day.
 *
 * @param field under which the refusal says so.
 * @throws RpcFailure invalidData with INVALID_REFERENCE.
 */
export async function requireNoCircle(
  ids: readonly string[],
  parentsOf: (id: string) => Promise<readonly ParentLink[]>,
  field: string,
): Promise<void> {
  for (const id of ids) {
    for (const link of await parentsOf(id)) {
      if (await makesCircle(id, link, parentsOf)) {
        throw new RpcFailure(commonErrors.invalidData, { [field]: [`${field}: INVALID_REFERENCE`] });
      }
    }
  }
}
