import { readCatalogueCode } from '@salient/shared/areas/documents/catalogueCode.ts';
import { catalogueErrors } from '@salient/shared/areas/documents/catalogueErrors.ts';
import type { DocumentInput } from '@salient/shared/areas/documents/document.ts';
import { readCategory } from '@salient/shared/areas/documents/documentTypes.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { type CatalogueSource, fieldsOf } from './CatalogueSource.ts';

const isOfCode = ({ category }: DocumentInput) => readCategory(category ?? '') === 'ADLIBD';

/** What is wrong with the code of a new document of the catalogue, before the catalogue is asked. */
export function checkCode(input: DocumentInput): FieldErrorList {
  const errors = new FieldErrorList();
  const code = input.adlibCode?.trim() ?? '';
  if (!isOfCode(input) || readCatalogueCode(code)) return errors;
  return errors.add('adlibCode', code === '' ? 'DATA_REQUIRED' : 'INVALID_FORMAT');
}

/**
 * A new document as it is to be made: one of the catalogue with what the catalogue says of its code, whatever was sent. No
 * other is given a number of the catalogue, which would lock its fields.
 *
 * @throws RpcFailure invalidData for what `checkCode` refuses, catalogueRecordNotFound, or what the catalogue throws.
 */
export async function withCatalogueFields(catalogue: CatalogueSource, input: DocumentInput): Promise<DocumentInput> {
  if (!isOfCode(input)) return { ...input, adlibId: undefined };
  const code = readCatalogueCode(input.adlibCode ?? '');
  if (!code) throw new RpcFailure(commonErrors.invalidData, checkCode(input).errors);
  const record = await catalogue.find({ code });
  if (!record) throw new RpcFailure(catalogueErrors.catalogueRecordNotFound);
  return { ...input, ...fieldsOf(record) };
}
