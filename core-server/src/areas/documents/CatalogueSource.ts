/** A record of the archive catalogue, as it becomes a collection or a document here. */
export interface CatalogueRecord {
  /** The number by which the catalogue knows it, whatever its code becomes. */
  readonly adlibId: string;
  readonly adlibCode: string;
  readonly title: string;
  readonly description: string;
  readonly institution: string;
  readonly inventoryId: string;
  /** Whether it is described as something that holds others, or as one document. */
  readonly holds: 'documents' | 'nothing';
}

/**
 * The archive catalogue, which an area above asks. Its questions take seconds: they are asked before a transaction
 * begins, never within one.
 */
export interface CatalogueSource {
  /** Whether the museum set one. */
  readonly isSet: boolean;
  /** @throws RpcFailure catalogueOff, or catalogueFailed with the reason. */
  readonly find: (by: { readonly code: string } | { readonly id: string }) => Promise<CatalogueRecord | null>;
  /**
   * What is part of a record, in the catalogue's order.
   *
   * @throws RpcFailure catalogueOff, or catalogueFailed with the reason.
   */
  readonly findParts: (code: string) => Promise<readonly CatalogueRecord[]>;
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly catalogue: CatalogueSource;
  }
}
