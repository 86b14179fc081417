import type { KeyWalk } from '@salient/shared/areas/key-locations/keyWalk.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEntityForm } from '../../lib/form/useEntityForm.ts';
import {
  checkWalkForm,
  type EditedKeyWalk,
  editedKeyWalk,
  emptyWalkForm,
  type KeyWalkForm,
  walkInputOf,
} from './keyWalkForm.ts';

/** The draft of one theme walk; none starts a new one. */
export function useKeyWalkForm(keyWalk: KeyWalk | undefined, onSaved: (saved: KeyWalk) => void) {
  const { language } = useTexts();
  return useEntityForm<KeyWalkForm, EditedKeyWalk>({
    name: 'keyWalk',
    entity: keyWalk && editedKeyWalk(keyWalk, language),
    empty: emptyWalkForm,
    check: checkWalkForm,
    create: async (client, form) => editedKeyWalk(await client.createKeyWalk({ keyWalk: walkInputOf(form) }), language),
    update: async (client, { id, version, ...form }) =>
      editedKeyWalk(await client.updateKeyWalk({ keyWalk: { ...walkInputOf(form), id, version } }), language),
    withSaved: ({ record }, current) => editedKeyWalk({ ...record, ...current }, language),
    refreshes: ['findKeyWalks', 'findChanges'],
    onSaved: ({ record }) => onSaved(record),
  });
}

export type KeyWalkFormControl = ReturnType<typeof useKeyWalkForm>;
