/**
 * A call that did not give a result. `name` is the declared error's name (`notFound`, `invalidData` …) or `network`,
 * `http`, `unexpected` for what happened on the way (ERR-01 to 03); `code` is the number or text on the wire.
 */
export class RpcError extends Error {
  override readonly name: string;
  readonly code: number | string;
  readonly data: unknown;

  constructor(name: string, code: number | string, message: string, data?: unknown) {
    super(message);
    this.name = name;
    this.code = code;
    this.data = data;
  }

  /** Survives the way from the server that rendered the page to the browser. */
  toJSON() {
    return { name: this.name, code: this.code, message: this.message, data: this.data };
  }
}

/** The part of a failure that pages read; also of one that was rendered on the server and travelled as JSON. */
export interface Failure {
  readonly name: string;
  readonly code: number | string;
  readonly data?: unknown;
}

/** Reads any thrown value as a failure; what is no call's answer counts as `unexpected`. */
export function failureOf(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'name' in error && 'code' in error) {
    const { name, code } = error;
    if (typeof name === 'string' && (typeof code === 'number' || typeof code === 'string')) {
      return { name, code, data: 'data' in error ? error.data : undefined };
    }
  }
  return { name: 'unexpected', code: 'unexpected' };
}
