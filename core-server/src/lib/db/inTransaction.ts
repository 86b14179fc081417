import type { DataSource, EntityManager } from 'typeorm';
import { isDeadlock } from './isUnavailable.ts';

const maxAttempts = 3;

/**
 * Runs steps that use the database alone in one transaction. When PostgreSQL ends it in favour of another one
 * (deadlock), nothing was written and the steps run again from the start.
 */
export async function inTransaction<T>(dataSource: DataSource, steps: (db: EntityManager) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await dataSource.transaction(steps);
    } catch (error) {
      if (attempt === maxAttempts || !isDeadlock(error)) throw error;
    }
  }
}
