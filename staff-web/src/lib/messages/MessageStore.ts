import { Store } from '../store/Store.ts';

export type MessageKind = 'success' | 'error';

/** A way back that a message offers, such as undoing what it tells of. */
export interface MessageAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Message {
  readonly id: number;
  readonly kind: MessageKind;
  readonly text: string;
  /** What staff pass on when they ask for help: an error's code or the number it was logged under. */
  readonly reference?: string | undefined;
  /** Until it was taken. */
  readonly action?: MessageAction | undefined;
  /** Until somebody closes it. */
  readonly stays: boolean;
  readonly at: Date;
}

export interface MessageOptions {
  readonly reference?: string | undefined;
  /** True for what asks for an action: it stays until somebody closes it. */
  readonly stays?: boolean;
  readonly action?: MessageAction | undefined;
}

export interface MessageState {
  /** On screen now, the oldest first. */
  readonly shown: readonly Message[];
  /** What went wrong during this visit or can be taken back, the newest first. */
  readonly all: readonly Message[];
  readonly unread: number;
}

/** How long a message is on screen, in milliseconds (SHELL-26, SHELL-27). */
export const shownMs: Readonly<Record<MessageKind, number>> = { success: 3000, error: 5000 };

/** Time enough to read a message and reach its button (WCAG 2.2.1); the list of messages keeps both. */
const shownWithActionMs = 10_000;

const kept = 50;

interface Countdown {
  leftMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * What the app tells the person at work: on screen for a few seconds, which stand still under pointer or focus. What went
 * wrong and what can be taken back stands in a list afterwards (ux.md A6); what one saved oneself is no news.
 */
export class MessageStore extends Store<MessageState> {
  readonly #countdowns = new Map<number, Countdown>();
  #lastId = 0;
  #paused = false;

  constructor() {
    super({ shown: [], all: [], unread: 0 });
  }

  readonly success = (text: string, options?: MessageOptions) => this.#add('success', text, options);
  readonly error = (text: string, options?: MessageOptions) => this.#add('error', text, options);

  /** Takes a message from the screen; it stays in the list. */
  readonly close = (id: number): void => {
    clearTimeout(this.#countdowns.get(id)?.timer);
    this.#countdowns.delete(id);
    this.set({ ...this.get(), shown: this.get().shown.filter((message) => message.id !== id) });
  };

  /** Takes what a message offers; that can be done once. */
  readonly act = (id: number): void => {
    const { action } = this.get().all.find((message) => message.id === id) ?? {};
    const all = this.get().all.map((message) => (message.id === id ? { ...message, action: undefined } : message));
    this.set({ ...this.get(), all });
    this.close(id);
    action?.run();
  };

  readonly pause = (): void => {
    if (this.#paused) return;
    this.#paused = true;
    for (const countdown of this.#countdowns.values()) {
      clearTimeout(countdown.timer);
      countdown.leftMs -= Date.now() - countdown.startedAt;
    }
  };

  readonly resume = (): void => {
    if (!this.#paused) return;
    this.#paused = false;
    for (const [id, countdown] of this.#countdowns) this.#run(id, countdown);
  };

  readonly markRead = (): void => {
    if (this.get().unread > 0) this.set({ ...this.get(), unread: 0 });
  };

  /** Forgets everything, as whoever signs in next must not read it. */
  readonly clear = (): void => {
    for (const { timer } of this.#countdowns.values()) clearTimeout(timer);
    this.#countdowns.clear();
    this.set({ shown: [], all: [], unread: 0 });
  };

  #add(kind: MessageKind, text: string, { reference, action, stays = false }: MessageOptions = {}): void {
    this.#lastId += 1;
    const message: Message = { id: this.#lastId, kind, text, reference, action, stays, at: new Date() };
    // What was done takes the place of what was done before it, what went wrong only that of the same once more.
    const before = this.get().shown.filter(
      (each) => each.kind === kind && !each.stays && (kind === 'success' || each.text === text),
    );
    for (const { id } of before) this.close(id);
    const { shown, all, unread } = this.get();
    const isKept = kind === 'error' || action !== undefined;
    this.set({
      shown: [...shown, message],
      all: isKept ? [message, ...all].slice(0, kept) : all,
      unread: kind === 'error' ? unread + 1 : unread,
    });
    if (stays) return;
    const countdown: Countdown = { leftMs: action ? shownWithActionMs : shownMs[kind], startedAt: 0, timer: undefined };
    this.#countdowns.set(message.id, countdown);
    if (!this.#paused) this.#run(message.id, countdown);
  }

  #run(id: number, countdown: Countdown): void {
    countdown.startedAt = Date.now();
    countdown.timer = setTimeout(() => this.close(id), countdown.leftMs);
  }
}

declare module '../services/services.ts' {
  interface Services {
    readonly messages: MessageStore;
  }
}
