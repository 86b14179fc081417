import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

interface Condition {
  /** SQL, of which the row is `e`. */
  readonly where: string;
  readonly parameters: readonly unknown[];
}

/** The columns of entities as a statement selects them. */
const selected = new Map<EntityTarget<ObjectLiteral>, string>();

function columnsOf(db: EntityManager, entity: EntityTarget<ObjectLiteral>): string {
  const known = selected.get(entity);
  if (known !== undefined) return known;
  const { columns } = db.connection.getMetadata(entity);
  const all = columns.map(({ databaseName, propertyName }) => `e."${databaseName}" AS "${propertyName}"`).join(', ');
  selected.set(entity, all);
  return all;
}

/**
 * Rows of a table by their entity, to be read and not saved: as `find` gives them, in half its time, which counts where a list is
 * asked for many times a second.
 *
 * @param more columns beside those of the entity, as SQL by their names.
 */
export function readRows<Row extends ObjectLiteral, More extends object = object>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  { where, parameters }: Condition,
  more: Readonly<Record<keyof More, string>> = {} as Record<keyof More, string>,
): Promise<(Readonly<Row> & More)[]> {
  const { tableName } = db.connection.getMetadata(entity);
  const beside = Object.entries(more).map(([name, sql]) => `, ${sql as string} AS "${name}"`);
  return db.query(`SELECT ${columnsOf(db, entity)}${beside.join('')} FROM "${tableName}" e WHERE ${where}`, [
    ...parameters,
  ]);
}
