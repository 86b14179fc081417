import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';

/** Metrics of the process and, read from the database, of the search index. */
export function collectServerMetrics(
  registry: Registry,
  dataSource: DataSource,
  realtime: { readonly connections: number },
): void {
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const waiting = gauge('salient_search_queue_rows', 'Changes that search does not show yet');
  const indexed = gauge('salient_search_documents_indexed_total', 'Documents that the indexer has written');
  new Gauge({
    name: 'salient_realtime_connections',
    help: 'Open connections for hints to editors',
    registers: [registry],
    collect() {
      this.set(realtime.connections);
    },
  });
  new Gauge({
    name: 'salient_search_lag_seconds',
    help: 'Age of the oldest change that search does not show yet',
    registers: [registry],
    async collect() {
      const [row] = await dataSource
        .query<{ lag: number; rows: number; indexed: string | null }[]>(
          `SELECT coalesce(extract(epoch FROM now() - min(enqueued_at)), 0)::float8 AS lag, count(*)::integer AS rows,
             (SELECT sum(documents_indexed) FROM search_index_state) AS indexed FROM search_queue`,
        )
        .catch(() => []);
      if (!row) return;
      this.set(row.lag);
      waiting.set(row.rows);
      indexed.set(Number(row.indexed ?? 0));
    },
  });
}
