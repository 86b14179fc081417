/**
 * Keys pressed together: the last is what the keyboard calls the key, before it `Alt`, `Ctrl` (⌘ on a Mac) and `Shift`. That
 * says only of letters which of two is meant: on other keys it depends on the keyboard which ones need it.
 */
export type Keys = string;

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a press of keys is the one written as `Ctrl+Enter`, `Alt+ArrowLeft`, `Shift+r`, `n` or `?`. */
export function matches(keys: Keys, press: Press): boolean {
  const parts = partsOf(keys);
  const key = parts.at(-1) ?? '';
  const isLetter = /^[a-z]$/i.test(key);
  return (
    press.key.toLowerCase() === key.toLowerCase() &&
    (!isLetter || press.shiftKey === parts.includes('Shift')) &&
    (press.ctrlKey || press.metaKey) === parts.includes('Ctrl') &&
    press.altKey === parts.includes('Alt')
  );
}

/** The plus is a key as well as what joins them. */
const partsOf = (keys: Keys): readonly string[] => (keys === '+' ? ['+'] : keys.split('+'));

/** Whether the keys are one character, which may be switched off (WCAG 2.1.4). */
export const isCharacter = (keys: Keys) => keys.replace('Shift+', '').length === 1;

const drawn: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

const named = ['Ctrl', 'Shift', 'Enter', 'Escape', 'PageUp', 'PageDown', 'Space'] as const;

/** Whether a key is called differently on the keyboards of some languages. */
export const isNamedKey = (key: string): key is (typeof named)[number] => named.some((each) => each === key);

/** The keys one by one as a keyboard shows them. */
export const keyCaps = (keys: Keys): readonly string[] =>
  partsOf(keys).map((key) => drawn[key] ?? (key.length === 1 ? key.toUpperCase() : key));
