import { Store } from '../store/Store.ts';
import { isCharacter, type Keys, matches } from './keys.ts';

export interface Shortcut {
  readonly keys: Keys;
  /** What it does, in the words of the help sheet. */
  readonly label: string;
  readonly run: () => void;
}

export interface ShortcutState {
  readonly active: readonly Shortcut[];
  /** Whether shortcuts of one character work (WCAG 2.1.4). */
  readonly characters: boolean;
  /** Whether the help sheet is open. */
  readonly sheet: boolean;
}

const settingKey = 'shortcuts.characters';

/** The keys that do something on the present screen. */
export class Shortcuts extends Store<ShortcutState> {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    super({ active: [], characters: storage.getItem(settingKey) !== 'off', sheet: false });
    this.#storage = storage;
  }

  /** Adds a shortcut until the returned function is called; the latest of the same keys wins. */
  add(shortcut: Shortcut): () => void {
    this.set({ ...this.get(), active: [...this.get().active, shortcut] });
    return () => this.set({ ...this.get(), active: this.get().active.filter((each) => each !== shortcut) });
  }

  allowCharacters(characters: boolean): void {
    this.#storage.setItem(settingKey, characters ? 'on' : 'off');
    this.set({ ...this.get(), characters });
  }

  readonly openSheet = (): void => this.set({ ...this.get(), sheet: true });
  readonly closeSheet = (): void => this.set({ ...this.get(), sheet: false });

  /** Runs what the pressed keys mean here; a character typed into a field is text. */
  handle(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const { active, characters } = this.get();
    const shortcut = active.findLast(({ keys }) => matches(keys, event));
    if (!shortcut) return;
    if (isCharacter(shortcut.keys) && (!characters || takesText(event.target))) return;
    // A dialog is alone on the screen: the page behind it does not answer.
    if (document.querySelector('[aria-modal="true"]') && !isInDialog(event.target)) return;
    event.preventDefault();
    shortcut.run();
  }
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'))
  );
}

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[aria-modal="true"]') !== null;

declare module '../services/services.ts' {
  interface Services {
    readonly shortcuts: Shortcuts;
  }
}
