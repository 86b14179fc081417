import type { ServiceFailure } from '@salient/shared/lib/contract/serviceFailures.ts';

/** A service gave no usable answer. */
export class ServiceProblem extends Error {
  override name = 'ServiceProblem';
  readonly reason: ServiceFailure;
  /** Of the answer, where one came that was no success. */
  readonly status: number | undefined;

  constructor(reason: ServiceFailure, detail: string, status?: number) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.status = status;
  }
}

interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  /** How long the service may take to answer, body and all: people are waiting. */
  readonly timeoutMs?: number;
  /** Characters; what is longer is no answer. */
  readonly longestAnswer?: number;
}

const patienceMs = 6_000;

/** Ten thousand results of a look-up have half as many. */
const longestOfAll = 16_000_000;

/**
 * The JSON that a service answers to an address. It is asked there and nowhere else: where it leads on to is no choice of
 * the museum's.
 *
 * @throws ServiceProblem `unreachable`, `timeout`, `failed` for a status from 500 on, `refused` for every other but those of
 * success, `unreadable` for what is no JSON or far too long.
 */
export async function fetchJson(
  address: URL,
  { headers, timeoutMs = patienceMs, longestAnswer = longestOfAll }: Asking = {},
): Promise<unknown> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { ...headers, accept: 'application/json' },
      redirect: 'manual',
    });
    const text = await readText(response, longestAnswer);
    const { ok, status } = response;
    if (!ok) throw new ServiceProblem(status >= 500 ? 'failed' : 'refused', `status ${status}`, status);
    try {
      return JSON.parse(text);
    } catch {
      throw new ServiceProblem('unreadable', 'no JSON');
    }
  } catch (error) {
    if (error instanceof ServiceProblem) throw error;
    const { name, message } = error as Error;
    throw new ServiceProblem(name === 'TimeoutError' ? 'timeout' : 'unreachable', message);
  }
}

async function readText(response: Response, longest: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece as Uint8Array, { stream: true });
    if (text.length > longest) throw new ServiceProblem('unreadable', 'too long');
  }
  return text + decoder.decode();
}
