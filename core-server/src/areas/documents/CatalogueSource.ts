import type { LeftOutReason } from '@salient/shared/areas/documents/catalogueCode.ts';

/** What a record of the archive catalogue says of itself, field by field as it is kept here. */
export interface CatalogueFields {
  /** The number by which the catalogue knows it, whatever its code becomes. */
  readonly adlibId: string;
  readonly adlibCode: string;
  readonly title: string;
  readonly description: string;
  readonly institution: string;
  readonly inventoryId: string;
}

/** A record of the archive catalogue, as it becomes a collection or a document here. */
export interface CatalogueRecord extends CatalogueFields {
  /** Whether it is described as something that holds others, or as one document. */
  readonly holds: 'documents' | 'nothing';
  /** Codes of the records that hold it; one as a rule. */
  readonly partOf: readonly string[];
  /** Codes of its parts in their order, where the catalogue lists them in the record itself. */
  readonly parts: readonly string[];
}

/** A record that another one holds, be it through further ones. */
export interface CataloguePart {
  readonly record: CatalogueRecord;
  /** What holds it below the record that was asked about, the innermost first. */
  readonly holders: readonly CatalogueRecord[];
}

/** Everything that is part of a record. */
export interface CatalogueTree {
  /** Each after what holds it, in the catalogue's order. */
  readonly parts: readonly CataloguePart[];
  readonly leftOut: readonly LeftOutPart[];
}

/** See `leftOutReasons`. */
export interface LeftOutPart {
  readonly code: string;
  readonly why: LeftOutReason;
}

export type RecordName = { readonly code: string } | { readonly id: string };

export interface Asking {
  /** Asks a catalogue too that is left alone for a while because it failed. */
  readonly asksAnyway?: boolean;
}

/**
 * The archive catalogue, which an area above asks. Its questions take seconds: they are asked before a transaction
 * begins, never within one.
 */
export interface CatalogueSource {
  /** Whether the museum set one. */
  readonly isSet: boolean;
  /** @throws RpcFailure catalogueOff, or catalogueFailed with the reason. */
  readonly find: (by: RecordName, asking?: Asking) => Promise<CatalogueRecord | null>;
  /** @throws RpcFailure as `find`, and catalogueTooLarge. */
  readonly findTree: (root: CatalogueRecord) => Promise<CatalogueTree>;
  /**
   * What holds a record, the innermost first, up to what nothing holds.
   *
   * @throws RpcFailure as `find`.
   */
  readonly findHolders: (record: CatalogueRecord) => Promise<readonly CatalogueRecord[]>;
}

/** What a document or collection takes of a record: not where it stands among others. */
export function fieldsOf({
  holds: _holds,
  partOf: _partOf,
  parts: _parts,
  ...fields
}: CatalogueRecord): CatalogueFields {
  return fields;
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly catalogue: CatalogueSource;
  }
}
