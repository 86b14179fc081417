import type { CatalogueRecordType } from '@salient/shared/areas/catalogue/catalogueComparison.ts';
import { checkAdlibCode } from '@salient/shared/areas/catalogue/catalogueMethods.ts';
import { readCatalogueCode } from '@salient/shared/areas/documents/catalogueCode.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { findHere } from './findHere.ts';

export const handleCheckAdlibCode = implement(checkAdlibCode, async ({ params, db, services, fail }) => {
  const code = readCatalogueCode(params.code);
  if (!code) return { status: 'invalid' as const, code: params.code, title: '', description: '', id: null, here: null };
  const record = await services.catalogue.find({ code }, params);
  if (!record) throw fail.catalogueCodeNotFound();
  const status: CatalogueRecordType = record.holds === 'documents' ? 'collection' : 'document';
  const { adlibCode, title, description } = record;
  const here = await findHere(db, status, record);
  return { status, code: adlibCode, title, description, id: here?.type === status ? here.id : null, here };
});
