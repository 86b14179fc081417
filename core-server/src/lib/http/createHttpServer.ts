import { createServer, type RequestListener, type Server } from 'node:http';

/** Milliseconds within which the head of a request arrives: one that is dribbled in holds its place no longer. */
const headersTimeoutMs = 15_000;
/** Milliseconds between two looks at how long requests take. */
const lookEveryMs = 5_000;
/**
 * Milliseconds that a whole request may take: the largest scan on a line of 0.6 Mbit/s. Calls have bounds of their own, and
 * forms of which nothing comes are given up (`whileBytesCome`).
 */
const requestTimeoutMs = 60 * 60_000;
/**
 * Milliseconds that a connection stays open without a request: longer than the minute for which proxies keep theirs, so that
 * it is never closed while somebody sends the next request over it.
 */
const keepAliveTimeoutMs = 75_000;

/** The HTTP server of the product, with its bounds on time. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer({ connectionsCheckingInterval: lookEveryMs }, listener);
  server.headersTimeout = headersTimeoutMs;
  server.requestTimeout = requestTimeoutMs;
  server.keepAliveTimeout = keepAliveTimeoutMs;
  return server;
}
