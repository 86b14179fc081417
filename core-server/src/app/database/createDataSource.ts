import type { Area } from '../../lib/area/Area.ts';
import { type CreateDataSource, createDataSourceOf } from '../../lib/db/createDataSourceOf.ts';
import { areas } from '../areas.ts';

/** Every table that TypeORM reads and writes. Tests require that entities and tables agree. */
export const entities = areas.flatMap(({ entities: own = [] }: Area) => [...own]);

/** A pool of connections that knows the tables of all areas. */
export const createDataSource: CreateDataSource = (options) => createDataSourceOf(entities as never, options);
