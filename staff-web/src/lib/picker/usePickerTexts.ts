import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Picks the record that the text names without doubt; false where text remains that names none. */
type Settle = () => Promise<boolean>;

/** What is typed into the pickers of a form and not picked yet, by their fields; it outlives the tab of its picker. */
export interface PickerTexts {
  readonly texts: Readonly<Record<string, string>>;
  readonly setText: (field: string, text: string) => void;
  /** Makes a picker on the page known, until the returned function is called. */
  readonly add: (field: string, settle: Settle) => () => void;
  /** Fields whose text a save refused. */
  readonly refused: readonly string[];
}

export const PickerTextsContext = createContext<PickerTexts | null>(null);

const code = 'NOT_PICKED';

/** Keeps the texts of a form's pickers, and settles them before it is saved (S13). */
export function usePickerTexts(errors: FieldErrors, onTyped: (field: string) => void) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const settlers = useRef(new Map<string, Settle>());
  const latest = useRef({ texts, onTyped });
  useLayoutEffect(() => {
    latest.current = { texts, onTyped };
  });
  const setText = useCallback((field: string, text: string) => {
    setTexts((now) => ({ ...now, [field]: text }));
    latest.current.onTyped(field);
  }, []);
  const add = useCallback((field: string, settle: Settle) => {
    settlers.current.set(field, settle);
    return () => void settlers.current.delete(field);
  }, []);
  const filled = () => Object.keys(latest.current.texts).filter((field) => latest.current.texts[field]?.trim());
  const context = useMemo<PickerTexts>(() => {
    const refused = Object.keys(errors).filter((field) => errors[field]?.some((error) => error.endsWith(code)));
    return { texts, setText, add, refused };
  }, [texts, setText, add, errors]);
  return {
    context,
    isTyped: Object.values(texts).some((text) => text.trim() !== ''),
    /** Picks what is typed without doubt, and answers an error for each field where text remains. */
    settle: async (): Promise<FieldErrors> => {
      for (const field of filled()) await settlers.current.get(field)?.();
      return Object.fromEntries(filled().map((field) => [field, [`${field}: ${code}`]]));
    },
  };
}

/** The text of one picker: its form's, or its own where it stands in none. */
export function usePickerText(field: string | undefined, settle: Settle) {
  const form = useContext(PickerTextsContext);
  const [own, setOwn] = useState('');
  const latest = useRef(settle);
  useLayoutEffect(() => {
    latest.current = settle;
  });
  const add = form?.add;
  useEffect(() => (field ? add?.(field, () => latest.current()) : undefined), [field, add]);
  const [text, setText] =
    form && field ? [form.texts[field] ?? '', (typed: string) => form.setText(field, typed)] : [own, setOwn];
  return { text, setText, isRefused: field !== undefined && (form?.refused.includes(field) ?? false) };
}
