import { fieldText } from '@salient/shared/app/changeTexts.ts';
import { shownAs } from '@salient/shared/areas/persons/merge/mergeFieldHistory.ts';
import type { MergeField } from '@salient/shared/areas/persons/merge/mergeFields.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** Fields of the birth and the death that their events call just "place", "address", "comments". */
const ownLabels = [
  'born_place_id',
  'born_topo',
  'born_description',
  'died_place_id',
  'died_topo',
  'died_description',
] as const;

/** The label of a field of the merged card; elsewhere the one that history and forms use. */
export function mergeLabel(t: Translate, field: MergeField): string {
  const own = ownLabels.find((each) => each === field);
  return own ? t(`merging.fields.${own}`) : fieldText(t, ...shownAs(field));
}
