import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A server of the test's own that speaks as much of the S3 API as a store of files needs, and checks who signs. */
export class ObjectServer {
  readonly objects = new Map<string, { readonly bytes: Buffer; at: Date }>();
  /** Requests that were refused for a wrong signature or without one. */
  refused = 0;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<ObjectServer> {
    const server = new ObjectServer();
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get options() {
    const { port } = this.#server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    return { bucket: 'museum', region: 'eu-west-1', endpoint, accessKeyId: 'key', secretAccessKey: 'secret' };
  }

  close(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const body = await buffer(request);
    const signed = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-west-1\/s3\/aws4_request/;
    if (!signed.test(request.headers.authorization ?? '') || !/^\/museum\b/.test(pathname)) {
      this.refused++;
      response.writeHead(403).end();
      return;
    }
    const key = decodeURIComponent(pathname.replace(/^\/museum\/?/, ''));
    if (key === '') return this.#list(searchParams, response);
    const found = this.objects.get(key);
    switch (request.method) {
      case 'PUT':
        this.objects.set(key, { bytes: body, at: new Date() });
        response.writeHead(200).end();
        return;
      case 'DELETE':
        this.objects.delete(key);
        response.writeHead(204).end();
        return;
      default:
        return send(request, response, found);
    }
  }

  /** Two a page, so that whoever reads the list turns pages. */
  #list(query: URLSearchParams, response: ServerResponse): void {
    const prefix = query.get('prefix') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const start = Number(query.get('continuation-token') ?? 0);
    const rows = keys.slice(start, start + 2).map((key) => {
      const { bytes, at } = this.objects.get(key) ?? { bytes: Buffer.alloc(0), at: new Date() };
      return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`;
    });
    const next = start + 2 < keys.length ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : '';
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><ListBucketResult>${rows.join('')}${next}</ListBucketResult>`);
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  found: { bytes: Buffer; at: Date } | undefined,
): void {
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const bytes = first === undefined ? found.bytes : found.bytes.subarray(Number(first), Number(last) + 1);
  response.writeHead(first === undefined ? 200 : 206, {
    'content-length': bytes.length,
    'last-modified': found.at.toUTCString(),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
