import { type Contribution, momentLimits } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import type {
  ActiveContactMoment,
  ContactMomentDraftOfAccount,
} from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import type { SessionStore } from '../../../lib/session/SessionStore.ts';
import { Store } from '../../../lib/store/Store.ts';
import { isSameMoment } from './mergeMoments.ts';
import {
  isKeptElsewhere,
  isUnsaved,
  nothingRecorded,
  type Recording,
  readRecording,
  reconcile,
  withDiscarded,
  withEnded,
  withStarted,
} from './recording.ts';

/** How safe the active moment is: with the server, on its way there, in this browser alone, or refused by the server. */
export type Keeping = 'kept' | 'saving' | 'offline' | 'refused';

export interface RecorderState extends Pick<Recording, 'leftovers' | 'told'> {
  /** The contact moment that the account is recording; null for none. */
  readonly moment: ActiveContactMoment | null;
  readonly keeping: Keeping;
  /** Whether the server was asked since the account signed in; until then it may have a moment of another machine. */
  readonly isKnown: boolean;
}

export type Added = 'added' | 'exists' | 'full' | 'none';

interface Parts {
  readonly session: SessionStore;
  readonly client: Client;
  readonly storage: Storage;
}

/** So long nothing was typed before the server is given what was. Milliseconds. */
const quietMs = 800;
/** Another tab gives the server what it typed; should that tab be gone, this one does. */
const otherTabMs = 4_000;
const retryMs = 10_000;
/** Answers of the server that bring a newer draft, one after the other, before a save waits for its next turn. */
const mostRounds = 5;

const nothing: RecorderState = { moment: null, keeping: 'kept', isKnown: false, leftovers: [], told: null };

/**
 * The contact moment that the account is recording (MOMENT-13): one in all tabs of this browser, and a draft at the server,
 * so that another machine or a browser that crashed goes on. What is typed is in this browser at once, and there it stays
 * until the server has it.
 */
export class ContactRecorder extends Store<RecorderState> {
  readonly #session: SessionStore;
  readonly #client: Client;
  readonly #storage: Storage;
  #userId: string | null = null;
  #recording = nothingRecorded;
  /** False where this browser refuses to keep anything: then this tab alone knows. */
  #isStored = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ session, client, storage }: Parts) {
    super(nothing);
    this.#session = session;
    this.#client = client;
    this.#storage = storage;
    session.subscribe(() => this.#followSession());
  }

  /** Hears of other tabs, of the way back to this one, and of its end. */
  follow(target: Window): void {
    const { document } = target;
    target.addEventListener('storage', ({ key }) => {
      if (key !== null && key === this.#key) this.#followOtherTab();
    });
    target.addEventListener('focus', () => void this.refresh());
    target.addEventListener('online', () => void this.refresh());
    target.addEventListener('pagehide', () => void this.#leave());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void this.#leave();
    });
  }

  /** Starts a moment now; false while one is active (MOMENT-15, MOMENT-16). */
  start({
    person,
    type,
    transcript = '',
    contributions = [],
  }: Pick<ActiveContactMoment, 'person' | 'type'> &
    Partial<Pick<ActiveContactMoment, 'transcript' | 'contributions'>>): boolean {
    const { id, firstName, lastName } = person;
    this.#read();
    if (this.#userId === null || this.#recording.moment) return false;
    const moment: ActiveContactMoment = {
      ...{ id: crypto.randomUUID(), person: { id, firstName, lastName }, type },
      ...{ startsAt: momentText(new Date()), contributions, transcript },
    };
    this.#change((recording) => withStarted(recording, moment));
    void this.save();
    return true;
  }

  edit(change: Partial<Pick<ActiveContactMoment, 'type' | 'startsAt' | 'transcript'>>): void {
    this.#edit((moment) => ({ ...moment, ...change }));
  }

  /** Adds a record to what the contact brought about, once (MOMENT-21). */
  add(contribution: Contribution): Added {
    this.#read();
    const { contributions } = this.#recording.moment ?? {};
    if (!contributions) return 'none';
    if (contributions.some(({ targetId }) => targetId === contribution.targetId)) return 'exists';
    if (contributions.length >= momentLimits.contributions) return 'full';
    this.#edit((moment) => ({ ...moment, contributions: [...moment.contributions, contribution] }));
    return 'added';
  }

  takeOut(target: string): void {
    this.#edit((moment) => ({
      ...moment,
      contributions: moment.contributions.filter(({ targetId }) => targetId !== target),
    }));
  }

  /**
   * Makes a contact moment of the active one; that stays until the server has answered (MOMENT-17, MOMENT-30).
   *
   * @returns false when it turned out that the moment had ended elsewhere.
   * @throws RpcError what stood in the way; nothing is lost.
   */
  finish(): Promise<boolean> {
    return this.#alone(async () => {
      const { moment: before, sent } = this.#recording;
      const isSentAgain = before !== null && sent !== null && isSameMoment(before, sent);
      // What was done on another machine meanwhile belongs to it.
      if (!isSentAgain) await this.#ask();
      const { moment } = this.#recording;
      if (!moment) return false;
      this.#change((recording) => ({ ...recording, sent: moment }));
      const { id: draftId, person, type: contactMethod, startsAt: start, contributions, transcript } = moment;
      await this.#client.createContactPersonEvent({
        event: {
          ...{ type: 'contact_moment', contactPersonId: person.id, contactMethod, draftId },
          ...{ start, end: momentText(new Date()), transcript },
          contributions: contributions.map(({ type, targetId }) => ({ type, targetId })),
        },
      });
      this.#change((recording) => withEnded(recording, moment));
      return true;
    });
  }

  /** Throws the active moment away (MOMENT-19); the server hears of it as soon as it can be reached. */
  discard(): Promise<void> {
    this.#read();
    this.#change(withDiscarded);
    return this.#alone(() => this.#tellDiscarded()).catch(() => undefined);
  }

  /** What the person at work was told has been read. */
  readonly dismissTold = (): void => this.#change((recording) => ({ ...recording, told: null }));

  dropLeftover(id: string): void {
    this.#read();
    this.#change((recording) => ({
      ...recording,
      leftovers: recording.leftovers.filter((leftover) => leftover.id !== id),
    }));
  }

  /** Goes on with what was left of a moment in a new one; false while one is active. */
  goOnWith({ id, person, type, transcript, contributions }: ActiveContactMoment): boolean {
    if (!this.start({ person, type, transcript, contributions })) return false;
    this.dropLeftover(id);
    return true;
  }

  /** Asks the server what it has, and gives it what it lacks. */
  refresh(): Promise<void> {
    return this.#alone(async () => {
      if (this.#userId === null) return;
      await this.#ask();
      await this.#save();
    }).catch((error) => this.#failed(error));
  }

  /**
   * Gives the server what it lacks.
   *
   * @param keepalive sends it also when the page is gone before the answer.
   */
  save({ keepalive = false } = {}): Promise<void> {
    clearTimeout(this.#timer);
    return this.#alone(() => this.#save(keepalive)).catch((error) => this.#failed(error));
  }

  /** Forgets the account's moment in this tab, and in this browser unless the server lacks something of it. */
  readonly forget = (): void => {
    clearTimeout(this.#timer);
    if (this.#key !== null && isKeptElsewhere(this.#recording)) this.#storage.removeItem(this.#key);
    this.#userId = null;
    this.#recording = nothingRecorded;
    this.#isStored = true;
    this.set(nothing);
  };

  get #key(): string | null {
    return this.#userId === null ? null : `contactMoment.${this.#userId}`;
  }

  #followSession(): void {
    const session = this.#session.get();
    if (session.status === 'loading' || session.status === 'failed') return;
    const userId = session.status === 'signedIn' && canEdit(session.user) ? session.user.id : null;
    if (userId === this.#userId) return;
    if (this.#userId !== null) this.forget();
    if (userId === null) return;
    this.#userId = userId;
    this.#read();
    this.#show();
    void this.refresh();
  }

  #followOtherTab(): void {
    this.#read();
    this.#show();
    this.#saveAfter(otherTabMs);
  }

  /** Another tab, or this one once more, goes on from what the browser has; the server is given it while there is time. */
  #leave(): Promise<void> {
    return isUnsaved(this.#recording) ? this.save({ keepalive: true }) : Promise.resolve();
  }

  /** What the browser has by now: another tab may have written since. */
  #read(): void {
    if (this.#key !== null && this.#isStored) this.#recording = readRecording(this.#storage.getItem(this.#key));
  }

  #change(change: (recording: Recording) => Recording): void {
    this.#read();
    const changed = change(this.#recording);
    if (this.#key === null || changed === this.#recording) return;
    this.#recording = changed;
    try {
      this.#storage.setItem(this.#key, JSON.stringify(changed));
      this.#isStored = true;
    } catch {
      this.#isStored = false;
    }
    this.#show();
  }

  #edit(change: (moment: ActiveContactMoment) => ActiveContactMoment): void {
    this.#change((recording) => (recording.moment ? { ...recording, moment: change(recording.moment) } : recording));
    this.#saveAfter(quietMs);
  }

  #show(change: Partial<Pick<RecorderState, 'keeping' | 'isKnown'>> = {}): void {
    const { moment, leftovers, told } = this.#recording;
    const before = this.get();
    const unsaved = before.keeping === 'kept' ? 'saving' : before.keeping;
    const keeping = change.keeping ?? (isUnsaved(this.#recording) ? unsaved : 'kept');
    this.set({ moment, leftovers, told, keeping, isKnown: change.isKnown ?? before.isKnown });
  }

  #saveAfter(ms: number): void {
    clearTimeout(this.#timer);
    if (isUnsaved(this.#recording)) this.#timer = setTimeout(() => void this.save(), ms);
  }

  /** One after the other in all tabs of this browser, where it can keep them apart. */
  #alone<Result>(run: () => Promise<Result>): Promise<Result> {
    const inOrder = async () => {
      this.#read();
      return run();
    };
    const { locks } = globalThis.navigator ?? {};
    // Without locks two tabs may send at once: the server refuses the second, which then takes over what the first sent.
    return locks ? (locks.request(`${this.#key}`, inOrder) as Promise<Result>) : inOrder();
  }

  /** Does something with an answer if the account is still the one that asked. */
  async #answered<Answer>(call: Promise<Answer>, take: (answer: Answer) => void): Promise<void> {
    const asking = this.#userId;
    const answer = await call;
    if (asking !== null && asking === this.#userId) take(answer);
  }

  async #ask(): Promise<void> {
    await this.#tellDiscarded();
    await this.#answered(this.#client.getContactMomentDraft({}), (draft) => {
      const { discarded } = this.#recording;
      const standing = draft && discarded.includes(draft.moment.id) ? null : draft;
      this.#change((recording) => reconcile(recording, standing));
      this.#show({ isKnown: true });
    });
  }

  async #tellDiscarded(): Promise<void> {
    for (const id of this.#recording.discarded) {
      await this.#answered(this.#client.discardContactMomentDraft({ id }), () =>
        this.#change((recording) => ({
          ...recording,
          discarded: recording.discarded.filter((each) => each !== id),
        })),
      );
    }
  }

  async #save(keepalive = false): Promise<void> {
    for (let round = 0; round < mostRounds; round += 1) {
      const { moment, version } = this.#recording;
      if (!moment || !isUnsaved(this.#recording)) break;
      // A moment that was thrown away here would stand in the way of the next.
      await this.#tellDiscarded();
      try {
        await this.#answered(this.#client.saveContactMomentDraft({ moment, version }, { keepalive }), (draft) =>
          this.#took(draft),
        );
      } catch (error) {
        const elsewhere = draftElsewhere(error);
        if (elsewhere === undefined) throw error;
        this.#change((recording) => reconcile(recording, elsewhere, { isEnded: elsewhere === null }));
      }
    }
    this.#show({ keeping: isUnsaved(this.#recording) ? 'saving' : 'kept' });
    this.#saveAfter(quietMs);
  }

  #took({ moment, version }: ContactMomentDraftOfAccount): void {
    this.#change((recording) =>
      recording.moment?.id === moment.id ? { ...recording, base: moment, version } : recording,
    );
  }

  #failed(error: unknown): void {
    if (this.#userId === null) return;
    const { name } = failureOf(error);
    const isOnTheWay = name === 'network' || name === 'http' || name === 'unexpected';
    const unsaved = isOnTheWay ? 'offline' : 'refused';
    this.#show({ keeping: isUnsaved(this.#recording) ? unsaved : 'kept' });
    if (isUnsaved(this.#recording) || this.#recording.discarded.length > 0) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.refresh(), retryMs);
    }
  }
}

/** The draft that another machine left, where that is why a save was refused; null where it ended the moment. */
function draftElsewhere(error: unknown): ContactMomentDraftOfAccount | null | undefined {
  const { name, data } = failureOf(error);
  if (name !== 'draftChanged') return undefined;
  return (data as { readonly draft: ContactMomentDraftOfAccount | null }).draft;
}

declare module '../../../lib/services/services.ts' {
  interface Services {
    readonly contactRecorder: ContactRecorder;
  }
}
