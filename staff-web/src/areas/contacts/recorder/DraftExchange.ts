import type {
  ActiveContactMoment,
  ContactMomentDraftOfAccount,
} from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';
import type { CallOptions, Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf, RpcError } from '@salient/shared/lib/client/rpcError.ts';
import { minuteText } from '@salient/shared/lib/dates/momentText.ts';
import { isSameMoment } from './mergeMoments.ts';
import type { RecordingStore } from './RecordingStore.ts';
import { isUnsaved, reconcile, withEnded, withoutDiscarded } from './recording.ts';

/** After so long without an answer a call has failed: all tabs wait for it. Milliseconds. */
export const answerMs = 20_000;
/** For so long a tab waits until the others have done with the server. */
export const turnMs = 45_000;
/** Answers of the server that bring a newer draft, one after the other, before a save waits for its next turn. */
const mostRounds = 5;

interface Parts {
  readonly client: Client;
  readonly recordings: RecordingStore;
}

/**
 * Brings what the browser keeps of the recorder together with the draft at the server, one call after the other in all tabs
 * of the account. Each method fails with the RpcError that stood in the way, and then nothing is lost.
 */
export class DraftExchange {
  readonly #client: Client;
  readonly #recordings: RecordingStore;
  #isKnown = false;
  #isClosed = false;

  constructor({ client, recordings }: Parts) {
    this.#client = client;
    this.#recordings = recordings;
  }

  /** Whether the server has told what it has; until then it may have a moment of another machine. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** The account is gone from this tab: no call is made for it any more, and no answer taken. */
  close(): void {
    this.#isClosed = true;
  }

  /** Asks the server what it has, and gives it what it lacks. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#ask();
      await this.#save();
    });
  }

  /**
   * Gives the server what it lacks.
   *
   * @param keepalive sends it also when the page is gone before the answer.
   */
  save(options: { readonly keepalive?: boolean } = {}): Promise<void> {
    return this.#inTurn(() => this.#save(options));
  }

  /** Has the server throw away what was thrown away here. */
  discard(): Promise<void> {
    return this.#inTurn(() => this.#discard());
  }

  /**
   * Makes a contact moment of the active one.
   *
   * @returns false when it turned out that the moment had ended elsewhere.
   */
  finish(): Promise<boolean> {
    return this.#inTurn(async () => {
      const { moment: before, sent } = this.#recordings.get();
      const isSentAgain = before !== null && sent !== null && isSameMoment(before, sent);
      // What was done on another machine meanwhile belongs to it.
      if (!isSentAgain) await this.#ask();
      const { moment } = this.#recordings.get();
      if (!moment) return false;
      this.#recordings.change((recording) => ({ ...recording, sent: moment }));
      try {
        await this.#call((options) => this.#client.createContactPersonEvent({ event: eventOf(moment) }, options));
      } catch (error) {
        if (namesNobody(error)) await this.#saveOnce();
        throw error;
      }
      this.#recordings.change((recording) => withEnded(recording, moment));
      return true;
    });
  }

  async #ask(): Promise<void> {
    await this.#discard();
    const draft = await this.#call((options) => this.#client.getContactMomentDraft({}, options));
    const { moment, version, discarded } = this.#recordings.read();
    const standing = draft && discarded.includes(draft.moment.id) ? null : draft;
    // A draft that was kept and is gone: a save is told whether the moment has ended, or its contact person is no more.
    if (standing === null && moment && version !== null) await this.#saveOnce();
    else this.#recordings.change((recording) => reconcile(recording, standing));
    this.#isKnown = true;
  }

  async #discard(): Promise<void> {
    for (const id of this.#recordings.get().discarded) {
      await this.#call((options) => this.#client.discardContactMomentDraft({ id }, options));
      this.#recordings.change((recording) => withoutDiscarded(recording, id));
    }
  }

  async #save(options: CallOptions = {}): Promise<void> {
    for (let round = 0; round < mostRounds && isUnsaved(this.#recordings.get()); round += 1) {
      // A moment that was thrown away here would stand in the way of the next.
      await this.#discard();
      await this.#saveOnce(options);
    }
  }

  async #saveOnce(options: CallOptions = {}): Promise<void> {
    const { moment, version } = this.#recordings.get();
    if (!moment) return;
    try {
      const draft = await this.#call((limits) =>
        this.#client.saveContactMomentDraft({ moment, version }, { ...options, ...limits }),
      );
      this.#recordings.change((recording) =>
        recording.moment?.id === draft.moment.id
          ? { ...recording, base: draft.moment, version: draft.version }
          : recording,
      );
    } catch (error) {
      const elsewhere = draftElsewhere(error);
      if (elsewhere === undefined) throw error;
      this.#recordings.change((recording) => reconcile(recording, elsewhere, { isEnded: elsewhere === null }));
    }
  }

  async #call<Answer>(call: (options: CallOptions) => Promise<Answer>): Promise<Answer> {
    this.#requireOpen();
    const answer = await call({ timeoutMs: answerMs });
    this.#requireOpen();
    return answer;
  }

  #requireOpen(): void {
    if (this.#isClosed) throw new RpcError('sessionExpired', 1009, 'sessionExpired');
  }

  /** One after the other in all tabs of this browser, where it can keep them apart. */
  async #inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const inOrder = async () => {
      this.#recordings.read();
      return run();
    };
    const { locks } = globalThis.navigator ?? {};
    // Without locks two tabs may send at once: the server refuses the second, which then takes over what the first sent.
    if (!locks) return inOrder();
    const waiting = new AbortController();
    const tooLong = () => waiting.abort(new RpcError('network', 'network', 'Another tab waits for the server'));
    const timer = setTimeout(tooLong, turnMs);
    const atTurn = () => {
      clearTimeout(timer);
      return inOrder();
    };
    return locks.request(this.#recordings.key, { signal: waiting.signal }, atTurn) as Promise<Result>;
  }
}

const eventOf = ({ id: draftId, person, type, startsAt: start, contributions, transcript }: ActiveContactMoment) => ({
  ...{ type: 'contact_moment' as const, contactPersonId: person.id, contactMethod: type, draftId },
  ...{ start, end: minuteText(new Date()), transcript },
  contributions: contributions.map(({ type: of, targetId }) => ({ type: of, targetId })),
});

/** Whether an end was refused because its contact person is no more: a save of the draft is told why. */
function namesNobody(error: unknown): boolean {
  const { name, data } = failureOf(error);
  return name === 'invalidData' && Object.hasOwn(Object(data), 'contactPersonId');
}

/** The draft that another machine left, where that is why a save was refused; null where it ended the moment. */
function draftElsewhere(error: unknown): ContactMomentDraftOfAccount | null | undefined {
  const { name, data } = failureOf(error);
  if (name !== 'draftChanged') return undefined;
  return (data as { readonly draft: ContactMomentDraftOfAccount | null }).draft;
}
