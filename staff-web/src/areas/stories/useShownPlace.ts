import type { Language } from '@salient/shared/areas/stories/storyTypes.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FieldPlace, placeOf, refusedFields, type StoryTab } from './form/storyTabs.ts';
import type { StoryFormControl } from './form/useStoryForm.ts';

interface Options {
  readonly form: StoryFormControl;
  /** Around the tabs. */
  readonly area: RefObject<HTMLElement | null>;
  readonly shown: { readonly tab: StoryTab; readonly language: Language };
  /** Brings a place to the front. */
  readonly open: (place: FieldPlace) => void;
}

const refusedSelector = '[aria-invalid="true"], [data-refused]';

/** A tab and what it shows, as Mantine's ids tell them; the panel of the tab before may still be on its way out. */
const tabOf = (key: string) => `[role="tab"][id$="-tab-${key}"]`;
const panelOf = (key: string) => `[role="tabpanel"][id$="-panel-${key}"]`;

/**
 * The way to a place in the editor, which has the focus there: the first field of its tab and language that is refused,
 * else the tab. After a refusal the first field to mend is gone to unasked (S8).
 *
 * @returns goes to a place.
 */
export function useShownPlace({ form, area, shown, open }: Options): (place: FieldPlace) => void {
  const latest = useRef({ form, open });
  useEffect(() => {
    latest.current = { form, open };
  });
  const wanted = useRef<FieldPlace | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (form.refusals === 0) return;
    const [first] = refusedFields(latest.current.form.errors);
    if (!first) return;
    wanted.current = placeOf(first);
    latest.current.open(wanted.current);
  }, [form.refusals]);
  // Once its tab is there: nothing in it can have the focus before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again after every refusal and every wish.
  useEffect(() => {
    const place = wanted.current;
    if (!place || place.tab !== shown.tab || (place.language && place.language !== shown.language)) return;
    wanted.current = null;
    const key = place.language ?? place.tab;
    const field = area.current?.querySelector<HTMLElement>(`${panelOf(key)} :is(${refusedSelector})`);
    (field ?? area.current?.querySelector<HTMLElement>(tabOf(key)))?.focus();
  }, [form.refusals, asked, shown.tab, shown.language, area]);
  return (place) => {
    wanted.current = place;
    open(place);
    setAsked((count) => count + 1);
  };
}
