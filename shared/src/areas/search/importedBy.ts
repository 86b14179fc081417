/** What an import may have done with a person. */
export const importedDeeds = ['created', 'updated'] as const;

/** Those whom an import brought, or those whom it changed. */
export interface ImportedBy {
  readonly batchId: string;
  readonly did: (typeof importedDeeds)[number];
}
