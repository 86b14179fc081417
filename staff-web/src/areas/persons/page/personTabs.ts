import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { isSame } from '../../../lib/form/mergeThreeWays.ts';
import { emptyForm, type PersonForm } from '../form/personForm.ts';

/** The parts of the edit page (PERSON-27). */
export const editTabs = ['identity', 'events', 'relations', 'documentation', 'stories', 'projects'] as const;
export type EditTab = (typeof editTabs)[number];

/** Parts that are saved with the person; the others have saves of their own. */
export const isFormTab = (tab: EditTab): tab is 'identity' | 'relations' | 'projects' =>
  tab === 'identity' || tab === 'relations' || tab === 'projects';

const tabOfField: Readonly<Record<string, EditTab>> = {
  description: 'relations',
  relations: 'relations',
  project_memberships: 'projects',
};

/** How many fields of each part a save refused. */
export function refusedByTab(errors: FieldErrors): Readonly<Partial<Record<EditTab, number>>> {
  const counts: Partial<Record<EditTab, number>> = {};
  for (const field of Object.keys(errors)) {
    if (field === 'none') continue;
    const tab = tabOfField[field] ?? 'identity';
    counts[tab] = (counts[tab] ?? 0) + 1;
  }
  return counts;
}

/** How many fields of the identity say more than a new person's. */
export const filledFields = (form: PersonForm): number =>
  (Object.keys(emptyForm) as (keyof PersonForm)[]).filter(
    (field) => !(field in tabOfField) && !isSame(form[field], emptyForm[field]),
  ).length;
