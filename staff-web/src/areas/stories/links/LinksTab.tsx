import { Button } from '@mantine/core';
import type { LinkedStory, PersonStory } from '@salient/shared/areas/stories/story.ts';
import { storyNameText } from '@salient/shared/areas/stories/storyTexts.ts';
import { storyLimits } from '@salient/shared/areas/stories/storyTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useFocusAfterRemoval } from '../../../lib/focus/useFocusAfterRemoval.ts';
import { FieldErrors } from '../../../lib/form/FieldErrors.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import type { StoryFormControl } from '../form/useStoryForm.ts';
import { AddLinkDialog } from './AddLinkDialog.tsx';
import { LinkRow } from './LinkRow.tsx';

interface Props {
  readonly form: StoryFormControl;
  readonly storyId: string;
  readonly whole: PersonStory | undefined;
}

/** Stories linked to this one: by what they share, each with its reasons, and by hand (STORY-07, STORY-16, STORY-17). */
export function LinksTab({ form, storyId, whole }: Props) {
  const { t } = useTexts();
  const { value: chosen, onChange, codes, readOnly } = form.field('coupling_stories');
  const [adding, setAdding] = useState(false);
  /** Stories that were added just now, which the saved one does not know yet. */
  const [added, setAdded] = useState<readonly LinkedStory[]>([]);
  const focus = useFocusAfterRemoval<HTMLElement>(chosen);
  if (!whole) return <ListSkeleton rows={6} />;
  const linked = whole.linked_stories ?? [];
  const automatic = linked.filter(({ reasons }) => reasons.length > 0);
  const known = new Map([...added, ...linked].map((story) => [story.id, story]));
  const byOthers = linked.filter(({ manual, id }) => manual === 'other' && !chosen.includes(id));
  return (
    <>
      <section {...focus} aria-label={t('storyEditor.links.manual')} className="form-section">
        <h2>{t('storyEditor.links.manual')}</h2>
        <p className="section-lead">{t('storyEditor.links.manualLead')}</p>
        <div tabIndex={-1} data-refused={codes.length > 0 || undefined}>
          <FieldErrors codes={codes} />
        </div>
        {chosen.length + byOthers.length === 0 && <p className="shown-empty">{t('storyEditor.links.noManual')}</p>}
        <ul className="linked-stories" aria-label={t('storyEditor.links.manual')}>
          {chosen.map((id) => {
            const story = known.get(id);
            return (
              story && (
                <LinkRow key={id} story={story} needsChild={form.draft.story_child_option}>
                  {!readOnly && (
                    <Button
                      size="xs"
                      variant="default"
                      leftSection={<Icon name="remove" />}
                      aria-label={t('storyEditor.links.removeOf', { name: storyNameText(t, story) })}
                      onClick={() => onChange(chosen.filter((each) => each !== id))}
                    >
                      {t('forms.remove')}
                    </Button>
                  )}
                </LinkRow>
              )
            );
          })}
          {byOthers.map((story) => (
            <LinkRow key={story.id} story={story} needsChild={form.draft.story_child_option}>
              <span className="section-lead">{t('storyEditor.links.chosenThere')}</span>
            </LinkRow>
          ))}
        </ul>
        {!readOnly && chosen.length < storyLimits.manualLinks && (
          <Button variant="default" mt="sm" leftSection={<Icon name="plus" />} onClick={() => setAdding(true)}>
            {t('storyEditor.links.add')}
          </Button>
        )}
      </section>
      <section className="form-section">
        <h2>{t('storyEditor.links.automatic')}</h2>
        <p className="section-lead">{t('storyEditor.links.automaticLead')}</p>
        {automatic.length === 0 && <p className="shown-empty">{t('storyEditor.links.noAutomatic')}</p>}
        <ul className="linked-stories" aria-label={t('storyEditor.links.automatic')}>
          {automatic.map((story) => (
            <LinkRow key={story.id} story={story} needsChild={form.draft.story_child_option} withReasons />
          ))}
        </ul>
      </section>
      {adding && (
        <AddLinkDialog
          storyId={storyId}
          chosen={chosen}
          onClose={() => setAdding(false)}
          onAdd={(story) => {
            setAdded([...added, story]);
            onChange([...chosen, story.id]);
          }}
        />
      )}
    </>
  );
}
