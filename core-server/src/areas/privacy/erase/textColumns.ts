import type { EntityManager } from 'typeorm';

/** A table with the columns that can hold words. */
export interface TextTable {
  readonly name: string;
  readonly columns: readonly TextColumn[];
  readonly hasId: boolean;
  readonly hasVersion: boolean;
}

export interface TextColumn {
  readonly name: string;
  readonly type: 'text' | 'json' | 'jsonb' | 'text[]';
  /** The database works it out itself. */
  readonly isGenerated: boolean;
}

const types = `CASE WHEN udt_name IN ('text', 'varchar', 'bpchar', 'citext') THEN 'text' WHEN udt_name IN ('json', 'jsonb') THEN udt_name
  WHEN udt_name IN ('_text', '_varchar') THEN 'text[]' END`;

/** Every table of the database that holds words, whatever area made it: a new one is searched without being named. */
export async function textTablesOf(db: Pick<EntityManager, 'query'>): Promise<TextTable[]> {
  return db.query(
    `SELECT c.table_name AS name, bool_or(c.column_name = 'id') AS "hasId",
       bool_or(c.column_name = 'version' AND c.udt_name = 'int4') AS "hasVersion",
       json_agg(json_build_object('name', c.column_name, 'type', ${types}, 'isGenerated', c.is_generated = 'ALWAYS')
         ORDER BY c.ordinal_position) FILTER (WHERE ${types} IS NOT NULL) AS columns
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
     GROUP BY c.table_name HAVING count(*) FILTER (WHERE ${types} IS NOT NULL) > 0 ORDER BY c.table_name`,
  );
}
