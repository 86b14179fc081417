import { indexName } from './databaseStatistics.ts';
import { textFunction } from './textFunction.ts';

interface IndexState {
  readonly name: string;
  readonly isAtWork: boolean;
  readonly done: string;
  readonly total: string;
}

/**
 * Asks the indexer to build its indexes anew beside those in use, or to compare them with the database; called again, it says
 * how far that is (FUNC-15). The indexer hears of it by the database, as from the command line.
 */
export const reindexSearch = textFunction(
  { name: 'ReindexSearch', category: 'GENERAL', arguments: [{ name: 'only_compare', kind: 'checkbox' }] },
  async ({ db, values, t }) => {
    const states = await db.query<IndexState[]>(
      `SELECT index_name AS name, coalesce(rebuild_done, 0) AS done, coalesce(rebuild_total, 0) AS total,
         rebuild_requested_at IS NOT NULL OR check_requested_at IS NOT NULL AS "isAtWork"
       FROM search_index_state ORDER BY 1`,
    );
    if (states.length === 0) return t('functions.reindex.none');
    const atWork = states.filter(({ isAtWork }) => isAtWork);
    if (atWork.length > 0) {
      const lines = atWork.map(({ name, done, total }) =>
        t('functions.reindex.progress', { name: indexName(name, t), done: Number(done), total: Number(total) }),
      );
      return [t('functions.reindex.underWay'), ...lines].join('\n');
    }
    const column = values.isTicked('only_compare') ? 'check_requested_at' : 'rebuild_requested_at';
    await db.query(`UPDATE search_index_state SET ${column} = now()`);
    await db.query(`SELECT pg_notify('search_index', '')`);
    return t(values.isTicked('only_compare') ? 'functions.reindex.comparing' : 'functions.reindex.asked');
  },
);
