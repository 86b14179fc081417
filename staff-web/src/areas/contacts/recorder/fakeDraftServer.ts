import type { ActiveContactMoment } from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';
import { type CallOptions, type Client, createClient } from '@salient/shared/lib/client/createClient.ts';

/** Storage in memory, as a browser has it for all its tabs; full once `isFull`. */
export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  isFull = false;

  get length(): number {
    return this.#items.size;
  }
  key = (index: number): string | null => [...this.#items.keys()][index] ?? null;
  getItem = (key: string): string | null => this.#items.get(key) ?? null;
  setItem = (key: string, value: string): void => {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(key, value);
  };
  removeItem = (key: string): void => void this.#items.delete(key);
  clear = (): void => this.#items.clear();
}

/** How the server answers just now; `silent` never does. */
type Reachability = 'reachable' | 'offline' | 'silent';

/** The drafts of one account as the server keeps them, behind a real client. */
export class FakeDraftServer {
  readonly client: Client;
  readonly calls: string[] = [];
  draft: { version: number; updatedAt: string; moment: ActiveContactMoment } | null = null;
  ended: ActiveContactMoment[] = [];
  reachability: Reachability = 'reachable';
  /** Contact persons who are no more. */
  readonly gone = new Map<string, { isErased: boolean }>();

  constructor() {
    this.client = createClient({
      ...{ endpoint: '/api/v2', token: 'token' },
      fetch: async (_url, init) => {
        const { method, params } = JSON.parse(String(init?.body));
        this.calls.push(method);
        if (this.reachability === 'silent') await neverAnswered(init?.signal);
        if (this.reachability === 'offline') throw new TypeError('no network here');
        return Response.json(this.#answer(method, params));
      },
    });
  }

  #answer(method: string, params: Record<string, never>): object {
    const { moment, version, id, event } = params as Record<string, never> & {
      readonly moment: ActiveContactMoment;
      readonly event: { readonly draftId: string; readonly contactPersonId: string };
    };
    if (method === 'getContactMomentDraft') return { result: this.draft };
    if (method === 'discardContactMomentDraft') {
      if (this.draft?.moment.id === id) this.draft = null;
      return { result: { status: 'OK' } };
    }
    if (method === 'createContactPersonEvent') {
      if (this.gone.has(event.contactPersonId)) {
        return refusal(1013, 'invalidData', { contactPersonId: ['contactPersonId: DOES_NOT_EXIST'] });
      }
      if (this.draft) this.ended.push(this.draft.moment);
      this.draft = null;
      return { result: {} };
    }
    const gone = this.gone.get(moment.person.id);
    if (gone) return refusal(2702, 'contactPersonGone', { id: moment.person.id, ...gone });
    const isAnother = this.draft !== null && this.draft.moment.id !== moment.id;
    const hasEnded = this.ended.some((each) => each.id === moment.id);
    if ((this.draft?.version ?? null) !== version || isAnother || hasEnded) {
      return refusal(2701, 'draftChanged', { draft: this.draft });
    }
    this.draft = { version: (version ?? 0) + 1, updatedAt: '', moment };
    return { result: this.draft };
  }
}

const refusal = (code: number, message: string, data: object) => ({ error: { code, message, data } });

const neverAnswered = (signal: CallOptions['signal'] | null) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
