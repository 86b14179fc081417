import {
  type CatalogueComparison,
  type CatalogueField,
  type CatalogueRecordType,
  fieldsFromCatalogue,
} from '@salient/shared/areas/catalogue/catalogueComparison.ts';
import { applyCatalogueChanges, compareWithCatalogue } from '@salient/shared/areas/catalogue/catalogueMethods.ts';
import { catalogueErrors } from '@salient/shared/areas/documents/catalogueErrors.ts';
import { isOfCatalogue } from '@salient/shared/areas/documents/documentTypes.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { inTransaction } from '../../lib/db/inTransaction.ts';
import { changeClaimed, claimRecord, updateRecord } from '../../lib/records/changeRecord.ts';
import type { ChangeContext } from '../../lib/records/RecordKind.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import { CollectionEntity } from '../collections/CollectionEntity.ts';
import { collectionKind } from '../collections/collectionKind.ts';
import type { Asking, CatalogueRecord, CatalogueTree } from '../documents/CatalogueSource.ts';
import { DocumentEntity } from '../documents/DocumentEntity.ts';
import { documentDraftOf } from '../documents/documentDraft.ts';
import { documentKind } from '../documents/documentKind.ts';
import { addParts } from './addParts.ts';
import { withoutWhatIsHere } from './findHere.ts';
import { lockImports } from './lockImports.ts';
import { holdHolders, missingParts, placeOf, titleWithin } from './placeParts.ts';

interface Named {
  readonly type: CatalogueRecordType;
  readonly id: string;
}
type Said = Readonly<Record<CatalogueField, string>>;

/** What the catalogue says of a record of ours: of a collection with its parts, of a document with what holds it. */
interface FromCatalogue {
  readonly record: CatalogueRecord;
  readonly tree: CatalogueTree;
  readonly holders: readonly CatalogueRecord[];
}

export const handleCompareWithCatalogue = implement(compareWithCatalogue, async ({ params, db, services }) =>
  compare(db, params, await readAnew(db, services, params)),
);

/** What is taken over is read anew: nobody's word is taken for what the catalogue says. */
export const handleApplyCatalogueChanges = implement(
  applyCatalogueChanges,
  async ({ params, fail: _, db, ...context }) => {
    const { type, id, version, fields, newParts } = params;
    const read = await readAnew(db, context.services, params);
    return inTransaction(db.connection, async (transaction) => {
      const changing = { ...context, db: transaction };
      if (newParts && type === 'collection') {
        await lockImports(transaction);
        // Documents are held before their box.
        await holdHolders(transaction, id, read.tree.parts);
      }
      const there = await saidThere(transaction, params, read);
      const given = Object.fromEntries(
        fields.filter((field) => isOne(fieldsFromCatalogue[type], field)).map((field) => [field, there[field]]),
      );
      if (type === 'document') await changeDocument(changing, { id, version }, given);
      else {
        await updateRecord(collectionKind, changing, { id, version, ...given });
        if (newParts) await addParts(changing, id, (await withoutWhatIsHere(transaction, id, read.tree)).parts);
      }
      return compare(transaction, params, read);
    });
  },
  { opensTransactions: true },
);

const isOne = (fields: readonly CatalogueField[], field: CatalogueField) => fields.includes(field);

/** Documents of the catalogue refuse these fields to everybody else, so the change is written past their checks. */
async function changeDocument(
  context: ChangeContext,
  reading: { readonly id: string; readonly version: number },
  given: Partial<Said>,
): Promise<void> {
  const stored = await claimRecord(documentKind, context, reading);
  const draft = { ...documentDraftOf(stored), ...given };
  const checked = { draft, errors: new FieldErrorList() };
  if (await documentKind.isUnchanged(context, stored, checked)) return;
  await changeClaimed(documentKind, context, stored, (next) =>
    documentKind.update(context, { id: stored.id, checked, ...next }, stored),
  );
}

/**
 * Asks the catalogue for the record that ours was made of: by its number, which stays, else by its code.
 *
 * @throws RpcFailure notFound, invalidData for what was removed or never came from there, or what the catalogue throws.
 */
async function readAnew(db: EntityManager, { catalogue }: Services, named: Named & Asking): Promise<FromCatalogue> {
  const { adlibCode, adlibId } = await findStored(db, named);
  const record =
    (adlibId ? await catalogue.find({ id: adlibId }, named) : null) ??
    (adlibCode ? await catalogue.find({ code: adlibCode }, named) : null);
  if (!record) throw new RpcFailure(catalogueErrors.catalogueRecordNotFound);
  const isPart = named.type === 'document' && (await placeOf(db, named.id)) !== null;
  return {
    record,
    tree: named.type === 'collection' ? await catalogue.findTree(record) : { parts: [], leftOut: [] },
    holders: isPart ? await catalogue.findHolders(record) : [],
  };
}

/** What is to be said here of a record: a document's title has the path to it where it lies deeper there than here. */
async function saidThere(db: EntityManager, { type, id }: Named, { record, holders }: FromCatalogue): Promise<Said> {
  if (type === 'collection') return record;
  const place = await placeOf(db, id);
  const at = holders.findIndex(({ adlibId }) => adlibId === place);
  // What was put elsewhere here is not reached by the catalogue's path.
  return { ...record, title: titleWithin(at < 0 ? [] : holders.slice(0, at), record) };
}

async function findStored(db: EntityManager, { type, id }: Named): Promise<Said & { readonly version: number }> {
  const stored =
    type === 'collection' ? await db.findOneBy(CollectionEntity, { id }) : await db.findOneBy(DocumentEntity, { id });
  if (!stored) throw new RpcFailure(commonErrors.notFound, { entity: type, id });
  if (stored.deleted) throw new RpcFailure(commonErrors.invalidData, { none: ['none: RECORD_REMOVED'] });
  const isFromThere = !(stored instanceof DocumentEntity) || isOfCatalogue(stored.category);
  if (!isFromThere || (stored.adlibCode === '' && stored.adlibId === '')) {
    throw new RpcFailure(commonErrors.invalidData, { adlibCode: ['adlibCode: DATA_REQUIRED'] });
  }
  return { institution: '', inventoryId: '', ...stored };
}

async function compare(db: EntityManager, named: Named, read: FromCatalogue): Promise<CatalogueComparison> {
  const stored = await findStored(db, named);
  const there = await saidThere(db, named, read);
  const { parts, leftOut } = named.type === 'collection' ? await withoutWhatIsHere(db, named.id, read.tree) : read.tree;
  const missing = named.type === 'collection' ? await missingParts(db, named.id, parts) : [];
  return {
    version: stored.version,
    adlibCode: read.record.adlibCode,
    changes: fieldsFromCatalogue[named.type]
      .filter((field) => stored[field] !== there[field])
      .map((field) => ({ field, here: stored[field], there: there[field] })),
    newParts: missing.map(({ record: { adlibId, adlibCode }, title, whole }) => ({
      ...{ adlibId, adlibCode, title },
      whole: whole?.title ?? '',
    })),
    leftOut: [...leftOut],
  };
}
