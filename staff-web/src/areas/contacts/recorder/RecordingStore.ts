import { Store } from '../../../lib/store/Store.ts';
import { isKeptElsewhere, type Recording, readRecording } from './recording.ts';

/**
 * What this browser keeps of the recorder for one account, at once and for all its tabs. Where the browser refuses to keep
 * anything, this tab alone has it.
 */
export class RecordingStore extends Store<Recording> {
  /** Under which name the browser keeps it. */
  readonly key: string;
  readonly #storage: Storage;
  /** As it was last read or written. */
  #text: string | null;
  #isStored = true;

  constructor(storage: Storage, userId: string) {
    const key = `contactMoment.${userId}`;
    const text = storage.getItem(key);
    super(readRecording(text));
    this.key = key;
    this.#text = text;
    this.#storage = storage;
  }

  /** What the browser has by now: another tab may have written since. */
  read(): Recording {
    const text = this.#isStored ? this.#storage.getItem(this.key) : this.#text;
    if (text !== this.#text) {
      this.#text = text;
      this.set(readRecording(text));
    }
    return this.get();
  }

  /** Changes what the browser has by now; the same recording is not written. */
  change(change: (recording: Recording) => Recording): void {
    const before = this.read();
    const changed = change(before);
    if (changed === before) return;
    this.#text = JSON.stringify(changed);
    try {
      this.#storage.setItem(this.key, this.#text);
      this.#isStored = true;
    } catch {
      this.#isStored = false;
    }
    this.set(changed);
  }

  /** Takes it out of the browser, unless the server lacks something of it: then it waits for the account. */
  forget(): void {
    if (isKeptElsewhere(this.read())) this.#storage.removeItem(this.key);
  }
}
