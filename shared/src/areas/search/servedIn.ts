/**
 * Where somebody served: by what an event says, each text in the form of its key column, and by the entities that the
 * event is linked to. One of the two is enough.
 */
export interface ServedIn {
  readonly keys: Readonly<Partial<Record<'army_key' | 'regt_key' | 'unit_key' | 'nr_key', string>>>;
  readonly unitIds: readonly string[];
  readonly regimentIds: readonly string[];
}
