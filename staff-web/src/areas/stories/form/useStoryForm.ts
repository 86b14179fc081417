import { isReadOnly } from '@salient/shared/areas/stories/storyPolicy.ts';
import { idOf, useEntityForm } from '../../../lib/form/useEntityForm.ts';
import { useStaleQueries } from '../../../lib/history/useStaleQueries.ts';
import { checkForm, editedStory, emptyForm, inputOf, withSaved } from './storyForm.ts';
import type { EditedStory, StoryForm } from './storyFormTypes.ts';
import { fieldOfError } from './storyTabs.ts';

/** What shows something of a story or of its links. */
export const useStoryQueries = () => useStaleQueries('person_story');

interface Options {
  /** Absent for a new story. */
  readonly story: EditedStory | undefined;
  readonly personId: string;
  readonly empty?: StoryForm;
  readonly onSaved: (story: EditedStory, isNew: boolean) => void;
}

/** The draft of one story over all tabs of its editor; none starts a new one. */
export function useStoryForm({ story, personId, empty = emptyForm, onSaved }: Options) {
  const refreshes = useStoryQueries();
  return useEntityForm<StoryForm, EditedStory>({
    name: story ? 'story' : `story.${personId}`,
    entity: story,
    empty,
    check: checkForm,
    validate: (client, form, stored) =>
      client.validatePersonStory({
        story: { ...inputOf(form), person_id_ref: personId, ...idOf(stored) },
        mode: stored ? 'update' : 'create',
      }),
    create: async (client, form) =>
      editedStory(await client.createPersonStory({ story: { ...inputOf(form), person_id_ref: personId } })),
    update: async (client, { id, version, ...form }) =>
      editedStory(await client.updatePersonStory({ story: { ...inputOf(form), id, version } })),
    withSaved,
    fieldOfError,
    isReadOnly: ({ record }) => isReadOnly(record),
    staysOpen: true,
    refreshes,
    onSaved,
  });
}

export type StoryFormControl = ReturnType<typeof useStoryForm>;
