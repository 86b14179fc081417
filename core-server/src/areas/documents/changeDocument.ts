import {
  createCollectionDocument,
  removeCollectionDocument,
  restoreCollectionDocument,
  updateCollectionDocument,
  validateCollectionDocument,
} from '@salient/shared/areas/documents/documentMethods.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { inTransaction } from '../../lib/db/inTransaction.ts';
import { createRecord, updateRecord } from '../../lib/records/changeRecord.ts';
import { removeReversibly, restoreMarked } from '../../lib/records/removeReversibly.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { DocumentEntity } from './DocumentEntity.ts';
import { withParts } from './documentDraft.ts';
import { documentKind, whyDocumentStays } from './documentKind.ts';
import { checkCode, withCatalogueFields } from './readFromCatalogue.ts';
import { validateDocumentInput } from './validateDocumentInput.ts';

export const handleValidateCollectionDocument = implement(
  validateCollectionDocument,
  async ({ params, fail: _fail, ...context }) => {
    const { db } = context;
    const { mode, document } = params;
    if (mode === 'create') {
      const code = checkCode(document);
      if (!code.isEmpty) return code.result;
      const whole = await withCatalogueFields(context.services.catalogue, document);
      return (await validateDocumentInput(context, whole)).errors.result;
    }
    const [stored] = document.id ? await withParts(db, await db.findBy(DocumentEntity, { id: document.id })) : [];
    if (!stored) return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
    if (mode === 'update') return (await validateDocumentInput(context, document, stored)).errors.result;
    const errors = new FieldErrorList();
    for (const code of await whyDocumentStays(context, stored.id)) errors.add('none', code);
    return errors.result;
  },
);

/** The catalogue is asked before the transaction: its seconds hold no connection and no row. */
export const handleCreateCollectionDocument = implement(
  createCollectionDocument,
  async ({ params, fail: _fail, db, ...context }) => {
    const document = await withCatalogueFields(context.services.catalogue, params.document);
    return inTransaction(db.connection, (transaction) =>
      createRecord(documentKind, { ...context, db: transaction }, document),
    );
  },
  { opensTransactions: true },
);

export const handleUpdateCollectionDocument = implement(updateCollectionDocument, ({ params, ...context }) =>
  updateRecord(documentKind, context, params.document),
);

export const handleRemoveCollectionDocument = implement(removeCollectionDocument, ({ params, ...context }) =>
  removeReversibly(documentKind, context, params),
);

export const handleRestoreCollectionDocument = implement(restoreCollectionDocument, ({ params, ...context }) =>
  restoreMarked(documentKind, context, params),
);
