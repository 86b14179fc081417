import { type Contribution, momentLimits } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import type { ActiveContactMoment } from '@salient/shared/areas/contacts/moments/contactMomentDraft.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { minuteText } from '@salient/shared/lib/dates/momentText.ts';
import type { SessionStore } from '../../../lib/session/SessionStore.ts';
import { Store } from '../../../lib/store/Store.ts';
import { DraftExchange } from './DraftExchange.ts';
import { RecordingStore } from './RecordingStore.ts';
import { isUnsaved, type Recording, withAnotherPerson, withDiscarded, withStarted } from './recording.ts';

/** How safe the active moment is: with the server, on its way there, in this browser alone, or refused by the server. */
export type SaveStatus = 'saved' | 'saving' | 'offline' | 'refused';

/** Why nobody is a contact person any more: removed by somebody, or erased with all that was said of them. */
export type PersonGone = 'removed' | 'erased';

export interface RecorderState extends Pick<Recording, 'leftovers' | 'notice'> {
  /** The contact moment that the account is recording; null for none. */
  readonly moment: ActiveContactMoment | null;
  readonly saveStatus: SaveStatus;
  /** Why the server keeps nothing of the moment, where its contact person is no more. */
  readonly personGone: PersonGone | null;
  /** Whether the server was asked since the account signed in; until then it may have a moment of another machine. */
  readonly isKnown: boolean;
}

export type AddOutcome = 'added' | 'exists' | 'full' | 'noMoment';

type NewMoment = Pick<ActiveContactMoment, 'person' | 'type'> &
  Partial<Pick<ActiveContactMoment, 'transcript' | 'contributions'>>;

interface Parts {
  readonly session: SessionStore;
  readonly client: Client;
  readonly storage: Storage;
}

/** What one account records: kept by this browser, and exchanged with the server. */
interface AccountWork {
  readonly userId: string;
  readonly recordings: RecordingStore;
  readonly exchange: DraftExchange;
}

/** So long nothing was typed before the server is given what was. Milliseconds. */
const quietMs = 800;
/** Another tab gives the server what it typed; should that tab be gone, this one does. */
const otherTabMs = 4_000;
const retryMs = 10_000;

const nothing: RecorderState = {
  ...{ moment: null, saveStatus: 'saved', personGone: null, isKnown: false },
  ...{ leftovers: [], notice: null },
};

/**
 * The contact moment that the account is recording (MOMENT-13): one in all tabs of this browser, and a draft at the server,
 * so that another machine or a browser that crashed goes on. What is typed is in this browser at once, and there it stays
 * until the server has it.
 */
export class ContactRecorder extends Store<RecorderState> {
  readonly #session: SessionStore;
  readonly #client: Client;
  readonly #storage: Storage;
  #work: AccountWork | null = null;
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
      if (key !== null && key === this.#work?.recordings.key) this.#followOtherTab();
    });
    target.addEventListener('focus', () => void this.refresh());
    target.addEventListener('online', () => void this.refresh());
    target.addEventListener('pagehide', () => void this.#leave());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void this.#leave();
    });
  }

  /** Starts a moment now; false while one is active (MOMENT-15, MOMENT-16). */
  start({ person, type, transcript = '', contributions = [] }: NewMoment): boolean {
    if (!this.#work || this.#work.recordings.read().moment) return false;
    const { id, firstName, lastName } = person;
    const moment: ActiveContactMoment = {
      ...{ id: crypto.randomUUID(), person: { id, firstName, lastName }, type },
      ...{ startsAt: minuteText(new Date()), contributions, transcript },
    };
    this.#work.recordings.change((recording) => withStarted(recording, moment));
    void this.save();
    return true;
  }

  edit(change: Partial<Pick<ActiveContactMoment, 'type' | 'startsAt' | 'transcript'>>): void {
    this.#edit((moment) => ({ ...moment, ...change }));
  }

  /** Goes on with another contact person, where the first is no more. */
  changePerson({ id, firstName, lastName }: ActiveContactMoment['person']): Promise<void> {
    const person = { id, firstName, lastName };
    this.#work?.recordings.change((recording) => withAnotherPerson(recording, person, crypto.randomUUID()));
    this.#show({ personGone: null });
    return this.save();
  }

  /** Adds a record to what the contact brought about, once (MOMENT-21). */
  add(contribution: Contribution): AddOutcome {
    const contributions = this.#work?.recordings.read().moment?.contributions;
    if (!contributions) return 'noMoment';
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
  async finish(): Promise<boolean> {
    const work = this.#work;
    if (!work) return false;
    try {
      return await work.exchange.finish();
    } catch (error) {
      if (personGoneOf(error)) this.#failed(work, error);
      throw error;
    }
  }

  /** Throws the active moment away (MOMENT-19); the server hears of it as soon as it can be reached. */
  discard(): Promise<void> {
    this.#work?.recordings.change(withDiscarded);
    return this.#exchange((exchange) => exchange.discard());
  }

  /** What the person at work was told has been read. */
  readonly dismissNotice = (): void => this.#work?.recordings.change((recording) => ({ ...recording, notice: null }));

  dropLeftover(id: string): void {
    this.#work?.recordings.change((recording) => ({
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
    return this.#exchange((exchange) => exchange.refresh());
  }

  /**
   * Gives the server what it lacks.
   *
   * @param keepalive sends it also when the page is gone before the answer.
   */
  save(options: { readonly keepalive?: boolean } = {}): Promise<void> {
    clearTimeout(this.#timer);
    return this.#exchange((exchange) => exchange.save(options));
  }

  /** Forgets the account's moment in this tab, and in this browser unless the server lacks something of it. */
  readonly forget = (): void => {
    clearTimeout(this.#timer);
    this.#work?.exchange.close();
    this.#work?.recordings.forget();
    this.#work = null;
    this.set(nothing);
  };

  #followSession(): void {
    const session = this.#session.get();
    if (session.status === 'loading' || session.status === 'failed') return;
    const userId = session.status === 'signedIn' && canEdit(session.user) ? session.user.id : null;
    if (userId === (this.#work?.userId ?? null)) return;
    if (this.#work) this.forget();
    if (userId === null) return;
    const recordings = new RecordingStore(this.#storage, userId);
    const work = { userId, recordings, exchange: new DraftExchange({ client: this.#client, recordings }) };
    this.#work = work;
    recordings.subscribe(() => this.#work === work && this.#show());
    this.#show();
    void this.refresh();
  }

  #followOtherTab(): void {
    this.#work?.recordings.read();
    this.#saveAfter(otherTabMs);
  }

  /** Another tab, or this one once more, goes on from what the browser has; the server is given it while there is time. */
  #leave(): Promise<void> {
    return this.#isUnsaved ? this.save({ keepalive: true }) : Promise.resolve();
  }

  get #isUnsaved(): boolean {
    return this.#work !== null && isUnsaved(this.#work.recordings.get());
  }

  #edit(change: (moment: ActiveContactMoment) => ActiveContactMoment): void {
    this.#work?.recordings.change((recording) =>
      recording.moment ? { ...recording, moment: change(recording.moment) } : recording,
    );
    this.#saveAfter(quietMs);
  }

  #show(change: Partial<Pick<RecorderState, 'saveStatus' | 'personGone'>> = {}): void {
    if (!this.#work) return;
    const { recordings, exchange } = this.#work;
    const { moment, leftovers, notice } = recordings.get();
    const before = this.get();
    const unsaved = before.saveStatus === 'saved' ? 'saving' : before.saveStatus;
    const personGone = change.personGone === undefined ? before.personGone : change.personGone;
    this.set({
      ...{ moment, leftovers, notice, isKnown: exchange.isKnown },
      saveStatus: change.saveStatus ?? (this.#isUnsaved ? unsaved : 'saved'),
      personGone: moment && moment.id === before.moment?.id ? personGone : null,
    });
  }

  #saveAfter(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isUnsaved) this.#timer = setTimeout(() => void this.save(), ms);
  }

  async #exchange(run: (exchange: DraftExchange) => Promise<void>): Promise<void> {
    const work = this.#work;
    if (!work) return;
    try {
      await run(work.exchange);
    } catch (error) {
      return this.#failed(work, error);
    }
    if (work !== this.#work) return;
    this.#show({ saveStatus: this.#isUnsaved ? 'saving' : 'saved', personGone: null });
    this.#saveAfter(quietMs);
  }

  #failed(work: AccountWork, error: unknown): void {
    if (work !== this.#work) return;
    const { name } = failureOf(error);
    const isOnTheWay = name === 'network' || name === 'http' || name === 'unexpected';
    const personGone = personGoneOf(error);
    const isUnsavedHere = this.#isUnsaved || personGone !== null;
    this.#show({ saveStatus: isUnsavedHere ? (isOnTheWay ? 'offline' : 'refused') : 'saved', personGone });
    clearTimeout(this.#timer);
    // Nothing changes by itself where somebody has to choose another contact person.
    const hasMore = this.#isUnsaved || work.recordings.get().discarded.length > 0;
    if (hasMore && personGone === null) this.#timer = setTimeout(() => void this.refresh(), retryMs);
  }
}

/** What has become of the contact person, where that is why a moment was refused. */
function personGoneOf(error: unknown): PersonGone | null {
  const { name, data } = failureOf(error);
  if (name !== 'contactPersonGone') return null;
  return (data as { readonly isErased: boolean }).isErased ? 'erased' : 'removed';
}

declare module '../../../lib/services/services.ts' {
  interface Services {
    readonly contactRecorder: ContactRecorder;
  }
}
