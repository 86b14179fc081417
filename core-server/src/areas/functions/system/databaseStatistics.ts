import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { textFunction } from './textFunction.ts';

/** What is counted, by the key of its words. */
const counted = {
  persons: 'person',
  events: 'person_event',
  relations: 'relation',
  places: 'place',
  memorials: 'memorial',
  units: 'military_entity',
  projects: 'project',
  collections: 'collection',
  documents: 'document',
  stories: 'person_story',
  keys: 'key_location',
  changes: 'audit_entry',
} as const;

const figures = Object.entries(counted).map(([key, table]) => `(SELECT count(*) FROM ${table})::text AS ${key}`);

/** Of whom, or of what, the indexes of the search are: by their names, the key of their words. */
export const indexWords = { persons: 'persons', documents: 'documents', 'public-documents': 'public' } as const;

/** An index that has no words by its name. */
export const indexName = (name: string, t: Translate): string =>
  Object.hasOwn(indexWords, name) ? t(`functions.indexes.${indexWords[name as keyof typeof indexWords]}`) : name;

interface Search {
  readonly name: string;
  /** How often a record was written into it. */
  readonly documents: string;
  readonly isReady: boolean;
}

/** How much there is of everything, and how far the search is with it (FUNC-15). */
export const databaseStatistics = textFunction(
  { name: 'DatabaseStatistics', category: 'GENERAL', arguments: [] },
  async ({ db, t }) => {
    const [counts] = await db.query<Readonly<Record<keyof typeof counted | 'bytes' | 'version', string>>[]>(
      `SELECT ${figures.join(', ')}, pg_database_size(current_database())::text AS bytes,
         current_setting('server_version') AS version`,
    );
    const indexes = await db.query<Search[]>(
      `SELECT index_name AS name, documents_indexed AS documents, ready AS "isReady" FROM search_index_state ORDER BY 1`,
    );
    const [waiting] = await db.query<{ n: string }[]>('SELECT count(*) AS n FROM search_queue');
    const lines = Object.keys(counted).map((key) =>
      t(`functions.statistics.${key as keyof typeof counted}`, { n: Number(counts?.[key as keyof typeof counted]) }),
    );
    return [
      ...lines,
      '',
      t('functions.statistics.size', { megabytes: Math.ceil(Number(counts?.bytes) / 1_000_000) }),
      t('functions.statistics.version', { version: counts?.version ?? '' }),
      ...indexes.map(({ name, documents, isReady }) =>
        t(isReady ? 'functions.statistics.index' : 'functions.statistics.indexBehind', {
          ...{ name: indexName(name, t), n: Number(documents) },
        }),
      ),
      t('functions.statistics.waiting', { n: Number(waiting?.n) }),
    ].join('\n');
  },
);
