import type { Language } from '@salient/shared/stories/storyTypes.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { type FieldPlace, placeOf, refusedFields, type StoryTab } from './storyTabs.ts';
import type { StoryFormControl } from './useStoryForm.ts';

interface Options {
  readonly form: StoryFormControl;
  /** Around the tabs. */
  readonly area: RefObject<HTMLElement | null>;
  readonly shown: { readonly tab: StoryTab; readonly language: Language };
  readonly open: (place: FieldPlace) => void;
}

const refusedSelector = '.record-panel [aria-invalid="true"], .record-panel [data-refused]';

/** After a refusal the first field to mend is brought to the front, with its tab and language, and has the focus (S8). */
export function useRefusedField({ form, area, shown, open }: Options): void {
  const latest = useRef({ form, open });
  useEffect(() => {
    latest.current = { form, open };
  });
  const wanted = useRef<FieldPlace | null>(null);
  useEffect(() => {
    if (form.refusals === 0) return;
    const [first] = refusedFields(latest.current.form.errors);
    if (!first) return;
    wanted.current = placeOf(first);
    latest.current.open(wanted.current);
  }, [form.refusals]);
  // Once its tab is there: nothing in it can have the focus before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again after every refusal.
  useEffect(() => {
    const place = wanted.current;
    if (!place || place.tab !== shown.tab || (place.language && place.language !== shown.language)) return;
    wanted.current = null;
    area.current?.querySelector<HTMLElement>(refusedSelector)?.focus();
  }, [form.refusals, shown.tab, shown.language, area]);
}
