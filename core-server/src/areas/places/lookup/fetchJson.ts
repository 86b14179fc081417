import type { LookupFailure } from '@salient/shared/areas/places/placeErrors.ts';

/** A service gave no usable answer. */
export class LookupProblem extends Error {
  readonly reason: LookupFailure;

  constructor(reason: LookupFailure, detail: string) {
    super(`${reason}: ${detail}`);
    this.name = 'LookupProblem';
    this.reason = reason;
  }
}

/** How long a service may take to answer, body and all: people are waiting. */
const patienceMs = 6_000;

/** Characters: ten thousand results have half as many; what is longer is no answer. */
const longestAnswer = 16_000_000;

/**
 * The JSON that a service answers to an address. It is asked there and nowhere else: where it leads on to is no choice of
 * the museum's.
 *
 * @throws LookupProblem `unreachable`, `timeout`, `refused` for every status but those of success, `unreadable` for what is
 * no JSON or far too long.
 */
export async function fetchJson(address: URL, timeoutMs = patienceMs): Promise<unknown> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json' },
      redirect: 'manual',
    });
    const text = await readText(response);
    if (!response.ok) throw new LookupProblem('refused', `status ${response.status}`);
    try {
      return JSON.parse(text);
    } catch {
      throw new LookupProblem('unreadable', 'no JSON');
    }
  } catch (error) {
    if (error instanceof LookupProblem) throw error;
    const { name, message } = error as Error;
    throw new LookupProblem(name === 'TimeoutError' ? 'timeout' : 'unreachable', message);
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece as Uint8Array, { stream: true });
    if (text.length > longestAnswer) throw new LookupProblem('unreadable', 'too long');
  }
  return text + decoder.decode();
}
