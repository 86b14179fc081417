import { Histogram, type Registry } from 'prom-client';

/** Times searches by the engine that answered. */
export class SearchMetrics {
  readonly #seconds: Histogram<'engine'>;

  constructor(registry: Registry) {
    this.#seconds = new Histogram({
      name: 'salient_search_seconds',
      help: 'Time to answer a person search, by engine',
      labelNames: ['engine'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [registry],
    });
  }

  start(engine: 'meilisearch' | 'postgresql'): () => void {
    return this.#seconds.startTimer({ engine });
  }
}
