import { useDebouncedValue } from '@mantine/hooks';
import { ownFields } from '@salient/shared/areas/events/ownFields.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { SuggestField } from '../../lib/form/SuggestField.tsx';
import type { MilitaryName } from './eventDraft.ts';
import type { EventForm } from './useEventForm.ts';

/** Rest after typing before the server is asked, in milliseconds (QUICK-06). */
const restMs = 500;
const limit = 20;

const names = ['enlisted_army', 'enlisted_regt', 'enlisted_unit', 'enlisted_nr'] as const;
export const isMilitaryName = (field: string): field is MilitaryName => (names as readonly string[]).includes(field);

interface Props {
  readonly form: EventForm;
  readonly field: MilitaryName;
  readonly label: string;
}

/** Army, regiment, unit or number, suggested from what records hold and narrowed by the names before it (EVENT-39). */
export function MilitaryNameField({ form, field, label }: Props) {
  const suggestions = useSuggestions(form, field);
  return (
    <SuggestField
      {...form.nameField(field)}
      label={label}
      maxLength={ownFields[field].longest}
      suggestions={suggestions}
      arePicked
    />
  );
}

function useSuggestions({ draft }: EventForm, field: MilitaryName): readonly string[] {
  const [text] = useDebouncedValue(draft[field], restMs);
  const [army] = useDebouncedValue(draft.enlisted_army, restMs);
  const [regiment] = useDebouncedValue(draft.enlisted_regt, restMs);
  const [unit] = useDebouncedValue(draft.enlisted_unit, restMs);
  const asked = { text, limit };
  const options = (of: MilitaryName) => ({ enabled: of === field, keepPrevious: true });
  const lists = {
    enlisted_army: useMethod('getArmyList', asked, options('enlisted_army')),
    enlisted_regt: useMethod('getRegimentList', { ...asked, army }, options('enlisted_regt')),
    enlisted_unit: useMethod('getUnitList', { ...asked, army, regiment }, options('enlisted_unit')),
    enlisted_nr: useMethod('getUnitNumberList', { ...asked, army, regiment, unit }, options('enlisted_nr')),
  };
  return lists[field].data ?? [];
}
