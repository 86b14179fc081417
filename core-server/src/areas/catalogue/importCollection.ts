import { importDocumentCollection } from '@salient/shared/areas/catalogue/catalogueMethods.ts';
import { checkCollection } from '@salient/shared/areas/collections/checkCollection.ts';
import { readCatalogueCode } from '@salient/shared/areas/documents/catalogueCode.ts';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../lib/db/inTransaction.ts';
import { insertRecord, requireValid } from '../../lib/records/changeRecord.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { collectionKind } from '../collections/collectionKind.ts';
import { addParts } from './addParts.ts';
import { findHere, withoutWhatIsHere } from './findHere.ts';
import { lockImports } from './lockImports.ts';

/** The catalogue is asked before the transaction: its seconds hold no connection and no row. */
export const handleImportDocumentCollection = implement(
  importDocumentCollection,
  async ({ params, fail, db, ...context }) => {
    const code = readCatalogueCode(params.adlibCode);
    if (!code) throw fail.invalidData({ adlibCode: ['adlibCode: INVALID_FORMAT'] });
    const { catalogue } = context.services;
    const record = await catalogue.find({ code }, params);
    if (!record) throw fail.catalogueRecordNotFound();
    // One document is added as one.
    if (record.holds === 'nothing') throw fail.invalidData({ adlibCode: ['adlibCode: INVALID_REFERENCE'] });
    const known = await findHere(db, 'collection', record);
    if (known?.type === 'document') throw fail.invalidData({ adlibCode: ['adlibCode: DATA_ALREADY_EXISTS'] });
    const read = known === null ? await catalogue.findTree(record) : { parts: [], leftOut: [] };
    return inTransaction(db.connection, async (transaction) => {
      const changing = { ...context, db: transaction };
      await lockImports(transaction);
      const here = await findHere(transaction, 'collection', record);
      if (here?.type === 'document') throw fail.invalidData({ adlibCode: ['adlibCode: DATA_ALREADY_EXISTS'] });
      if (here !== null) return collectionKind.present(changing, here.id);
      const { adlibCode, adlibId, title, description } = record;
      const checked = requireValid(checkCollection({ type: params.type, adlibCode, adlibId, title, description }));
      const { parts, leftOut } = await withoutWhatIsHere(transaction, null, read);
      const id = uuidv7();
      await insertRecord(collectionKind, changing, { id, version: 1, checked });
      await addParts(changing, id, parts);
      return { ...(await collectionKind.present(changing, id)), leftOut: [...leftOut] };
    });
  },
  { opensTransactions: true },
);
