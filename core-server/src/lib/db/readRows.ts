import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

interface Wanted<Column> {
  /** SQL, of which the row is `e`. */
  readonly where: string;
  readonly parameters: readonly unknown[];
  /** Columns of the entity that are left out; one list for all calls, as what is made of it is kept. */
  readonly without?: readonly Column[];
}

/** The columns of entities as a statement selects them, by the entity and by the list of what is left out of it. */
const selected = new Map<EntityTarget<ObjectLiteral>, Map<readonly unknown[] | undefined, string>>();

/**
 * The columns of an entity, by their names in the program, for a statement that reads its table alone.
 *
 * @param without columns of the entity that are left out; one list for all calls, as what is made of it is kept.
 */
export function columnsOf<Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  without?: readonly (keyof Row)[],
): string {
  const ofEntity = selected.get(entity) ?? new Map<readonly unknown[] | undefined, string>();
  selected.set(entity, ofEntity);
  const known = ofEntity.get(without);
  if (known !== undefined) return known;
  const sql = db.connection
    .getMetadata(entity)
    .columns.filter(({ propertyName }) => !without?.includes(propertyName))
    .map(({ databaseName, propertyName }) => `"${databaseName}" AS "${propertyName}"`)
    .join(', ');
  ofEntity.set(without, sql);
  return sql;
}

/**
 * Rows of a table by their entity, to be read and not saved: as `find` gives them, in half its time, which counts where a list is
 * asked for many times a second.
 *
 * @param more columns beside those of the entity, as SQL by their names.
 */
export function readRows<Row extends ObjectLiteral, More extends object = object, Column extends keyof Row = never>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  { where, parameters, without }: Wanted<Column>,
  more: Readonly<Record<keyof More, string>> = {} as Record<keyof More, string>,
): Promise<(Readonly<Omit<Row, Column>> & More)[]> {
  const { tableName } = db.connection.getMetadata(entity);
  const beside = Object.entries(more).map(([name, sql]) => `, ${sql as string} AS "${name}"`);
  return db.query(`SELECT ${columnsOf(db, entity, without)}${beside.join('')} FROM "${tableName}" e WHERE ${where}`, [
    ...parameters,
  ]);
}
