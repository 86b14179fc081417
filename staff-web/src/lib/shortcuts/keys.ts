/** Keys pressed together: the last is what the keyboard calls the key, before it `Alt` and `Ctrl` (⌘ on a Mac). */
export type Keys = string;

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Whether a press of keys is the one written as `Ctrl+Enter`, `Alt+ArrowLeft`, `n` or `?`. */
export function matches(keys: Keys, press: Press): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  return (
    press.key.toLowerCase() === key.toLowerCase() &&
    (press.ctrlKey || press.metaKey) === parts.includes('Ctrl') &&
    press.altKey === parts.includes('Alt')
  );
}

/** Whether the keys are one character, which may be switched off (WCAG 2.1.4). */
export const isCharacter = (keys: Keys) => keys.length === 1;

const drawn: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** The keys one by one as a keyboard shows them. */
export const keyCaps = (keys: Keys): readonly string[] =>
  keys.split('+').map((key) => drawn[key] ?? (key.length === 1 ? key.toUpperCase() : key));
