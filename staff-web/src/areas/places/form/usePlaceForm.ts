import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { idOf, useEntityForm } from '../../../lib/form/useEntityForm.ts';
import {
  checkForm,
  type EditedPlace,
  editedPlace,
  emptyForm,
  fieldOfError,
  inputOf,
  nameFields,
  type PlaceForm,
  withSaved,
} from './placeForm.ts';

/** What shows something of a place. */
export const placeQueries: readonly MethodName[] = [
  'findPlaces',
  'getPlace',
  'findSimilarPlaces',
  'canRemovePlace',
  'findPlaceMerges',
  'findChanges',
  'findWaitingPlaces',
  'findPlaceCandidates',
  'findPlaceTexts',
  'getPlaceText',
  'findPlaceDoubles',
];

/** The status says of these whether somebody looked them up. */
const lookedUpFields: readonly (keyof PlaceForm)[] = ['type', 'country_code', 'loc', ...nameFields];

interface Options {
  /** Under which unsaved work is kept. */
  readonly name: string;
  readonly place: EditedPlace | undefined;
  readonly empty?: PlaceForm;
  readonly onSaved: (saved: EditedPlace, isNew: boolean) => void;
}

/** The draft of one place; none starts a new one. What is typed after a look-up makes it a place set by hand. */
export function usePlaceForm({ name, place, empty = emptyForm, onSaved }: Options) {
  const { language } = useTexts();
  const form = useEntityForm<PlaceForm, EditedPlace>({
    name,
    entity: place,
    empty,
    check: checkForm,
    validate: (client, draft, stored) =>
      client.validatePlace({ place: { ...inputOf(draft), ...idOf(stored) }, mode: stored ? 'update' : 'create' }),
    create: async (client, draft) => editedPlace(await client.createPlace({ place: inputOf(draft) })),
    update: async (client, { id, version, ...draft }) =>
      editedPlace(await client.updatePlace({ place: { ...inputOf(draft), id, version } })),
    withSaved,
    fieldOfError: (key) => fieldOfError(key, language),
    refreshes: placeQueries,
    onSaved,
  });
  const field: typeof form.field = (key) => {
    const control = form.field(key);
    if (!lookedUpFields.includes(key)) return control;
    return {
      ...control,
      onChange: (value) => {
        control.onChange(value);
        if (form.draft.looked_up) form.field('looked_up').onChange(false);
      },
    };
  };
  return {
    ...form,
    field,
    /** Takes values over at once; `isLookedUp` says that a service knows them so. */
    take: (values: Partial<PlaceForm>, isLookedUp: boolean) => {
      for (const [key, value] of Object.entries(values)) form.field(key as keyof PlaceForm).onChange(value as never);
      if (isLookedUp) form.field('looked_up').onChange(true);
    },
  };
}

export type PlaceFormControl = ReturnType<typeof usePlaceForm>;
