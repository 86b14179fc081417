import type { MethodDeclaration, ParamsOf, ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';

/** An answered RPC error, by the name the contract gives it. */
export class TestRpcError extends Error {
  readonly code: number | string;
  readonly data: unknown;

  constructor(name: string, code: number | string, data: unknown) {
    super(`${name} (${code}) ${JSON.stringify(data ?? null)}`);
    this.name = name;
    this.code = code;
    this.data = data;
  }
}

/** Calls the server over HTTP as one account, typed by the contract. */
export class TestClient {
  readonly #endpoint: string;
  readonly token: string;

  constructor(origin: string, token: string) {
    this.#endpoint = `${origin}/api/v2`;
    this.token = token;
  }

  async call<M extends MethodDeclaration>(method: M, params: ParamsOf<M>): Promise<ResultOf<M>> {
    const answer = await this.post({
      jsonrpc: '2.0',
      id: 1,
      method: method.name,
      params: { ...params, token: this.token },
    });
    const { result, error } = answer as {
      result?: ResultOf<M>;
      error?: { code: number | string; message: string; data?: unknown };
    };
    if (error) throw new TestRpcError(error.message, error.code, error.data);
    return result as ResultOf<M>;
  }

  /** Sends any JSON value and answers the parsed reply; undefined when it is empty. */
  async post(value: unknown): Promise<unknown> {
    const text = await this.postText(JSON.stringify(value));
    return text === '' ? undefined : JSON.parse(text);
  }

  async postText(body: string | Buffer): Promise<string> {
    const response = await fetch(this.#endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: body as never,
    });
    if (response.status !== 200 && response.status !== 204) throw new Error(`HTTP ${response.status}`);
    return response.text();
  }
}
