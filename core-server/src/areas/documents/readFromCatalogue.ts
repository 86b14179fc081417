import { readCatalogueCode } from '@salient/shared/areas/documents/catalogueCode.ts';
import { catalogueErrors } from '@salient/shared/areas/documents/catalogueErrors.ts';
import type { DocumentInput } from '@salient/shared/areas/documents/document.ts';
import { readCategory } from '@salient/shared/areas/documents/documentTypes.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { CatalogueSource } from './CatalogueSource.ts';

/**
 * A new document as it is to be made: one of the catalogue with what the catalogue says of its code, whatever was sent. No
 * other is given a number of the catalogue, which would lock its fields.
 *
 * @throws RpcFailure invalidData without a code, catalogueRecordNotFound, or what the catalogue throws.
 */
export async function withCatalogueFields(catalogue: CatalogueSource, input: DocumentInput): Promise<DocumentInput> {
  if (readCategory(input.category ?? '') !== 'ADLIBD') return { ...input, adlibId: undefined };
  const code = readCatalogueCode(input.adlibCode ?? '');
  if (!code) {
    const problem = input.adlibCode?.trim() ? 'INVALID_FORMAT' : 'DATA_REQUIRED';
    throw new RpcFailure(commonErrors.invalidData, { adlibCode: [`adlibCode: ${problem}`] });
  }
  const record = await catalogue.find({ code });
  if (!record) throw new RpcFailure(catalogueErrors.catalogueRecordNotFound);
  const { holds: _, ...fields } = record;
  return { ...input, ...fields };
}
