import { Counter, Histogram, type Registry } from 'prom-client';

/** Counts and times the calls by method and outcome. */
export class RpcMetrics {
  readonly #calls: Counter<'method' | 'outcome'>;
  readonly #seconds: Histogram<'method'>;

  constructor(registry: Registry) {
    this.#calls = new Counter({
      name: 'salient_rpc_calls_total',
      help: 'JSON-RPC calls by method and outcome (ok or the error code)',
      labelNames: ['method', 'outcome'],
      registers: [registry],
    });
    this.#seconds = new Histogram({
      name: 'salient_rpc_seconds',
      help: 'Time to answer a JSON-RPC call',
      labelNames: ['method'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    });
  }

  /** Starts the clock of one call; the answer stops it. */
  start(method: string): (outcome: string) => void {
    const stop = this.#seconds.startTimer({ method });
    return (outcome) => {
      stop();
      this.#calls.inc({ method, outcome });
    };
  }
}
