import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import type { PersonStory } from '@salient/shared/areas/stories/story.ts';
import { storyErrors } from '@salient/shared/areas/stories/storyErrors.ts';
import { targetText } from '@salient/shared/areas/stories/storyTexts.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { fieldErrorsSchema } from '@salient/shared/lib/contract/validation.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfirm } from '../../../lib/dialogs/ConfirmProvider.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { editedStory } from '../form/storyForm.ts';
import type { EditedStory } from '../form/storyFormTypes.ts';
import { type StoryFormControl, useStoryQueries } from '../form/useStoryForm.ts';
import { wholeStory } from '../form/wholeStory.ts';

/** Publishing a story and taking it back, with what is told of it (STORY-46 to STORY-51, STORY-61). */
export function usePublication(form: StoryFormControl, name: string) {
  const { t, language } = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const storyQueries = useStoryQueries();
  const messages = useMessages();
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);
  /** Where the last attempt wanted to publish, as long as what was refused is on the page. */
  const [attempt, setAttempt] = useState<StoryTarget | null>(null);

  const take = (record: PersonStory) => {
    form.adopt(editedStory(record));
    for (const method of storyQueries) void queries.invalidateQueries({ queryKey: [method] });
  };

  /** What was typed is saved first: what is published is what stands on the screen. */
  const saved = async (): Promise<EditedStory | null | undefined> => (form.dirty ? form.save() : form.entity);

  async function send(story: EditedStory, target: StoryTarget, confirmed: boolean): Promise<PersonStory | null> {
    try {
      const published = await client.publishPersonStory({ id: story.id, version: story.version, target, confirmed });
      take(published);
      setAttempt(null);
      const kiosks = new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(
        published.kiosks.map(String),
      );
      messages.success(
        target === 'museum' && published.kiosks.length > 0
          ? t('storyEditor.publishedKiosks', { name, kiosks, count: published.kiosks.length })
          : t('storyEditor.published', { name, target: targetText(t, target) }),
      );
      return published;
    } catch (error) {
      await refused(error, story, target);
      return null;
    }
  }

  async function refused(error: unknown, story: EditedStory, target: StoryTarget): Promise<void> {
    const { name: reason, data } = failureOf(error);
    if (reason === 'storyNeedsLink') {
      const counts = storyErrors.storyNeedsLink.data?.safeParse(data);
      const question = {
        title: t('storyEditor.needsLink.title', { name }),
        text: t(counts?.data?.linked ? 'storyEditor.needsLink.unpublished' : 'storyEditor.needsLink.none'),
        verb: t('storyEditor.needsLink.verb'),
      };
      if (await confirm(question)) await send(story, target, true);
      return;
    }
    const refusal = reason === 'invalidData' ? fieldErrorsSchema.safeParse(data) : null;
    if (refusal?.success) {
      setAttempt(target);
      form.refuse(refusal.data);
      return;
    }
    await failed(error, story);
  }

  /** Where somebody else saved first, the form takes what they saved: it is to be seen before it is published or withdrawn. */
  async function failed(error: unknown, { id }: EditedStory): Promise<void> {
    if (failureOf(error).name !== 'conflict') return messages.failure(error);
    try {
      take(await client.getPersonStory(wholeStory(id)));
      messages.error(t('storyEditor.changedFirst', { name }));
    } catch (unread) {
      messages.failure(unread);
    }
  }

  const listed = (parts: readonly string[]) =>
    new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(parts);

  /** Where visitors lose it: kiosks, and the pages that printed codes lead to. */
  function withdrawalQuestion({ targets, kiosks }: PersonStory) {
    const isOnKiosks = targets.includes('museum') && kiosks.length > 0;
    return {
      title: t('storyEditor.withdrawal.title', { name }),
      text: [
        isOnKiosks
          ? t('storyEditor.withdrawal.kiosks', { count: kiosks.length, kiosks: listed(kiosks.map(String)) })
          : '',
        t('storyEditor.withdrawal.pages', { targets: listed(targets.map((target) => targetText(t, target))) }),
      ]
        .filter(Boolean)
        .join(' '),
      verb: t('storyEditor.unpublish'),
      tone: 'danger' as const,
    };
  }

  /** As it was before it was withdrawn, as far as publishing still passes. */
  async function publishAgain(withdrawn: PersonStory, targets: readonly StoryTarget[]): Promise<void> {
    let story = editedStory(withdrawn);
    for (const target of targets) {
      const published = await send(story, target, true);
      if (!published) return;
      story = editedStory(published);
    }
  }

  const run = async (work: (story: EditedStory) => Promise<void>) => {
    setBusy(true);
    setAttempt(null);
    try {
      const story = await saved();
      if (story) await work(story);
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    /** What is refused from now on is a save's. */
    forget: () => setAttempt(null),
    attempt: Object.keys(form.errors).length > 0 ? attempt : null,
    publish: (target: StoryTarget) =>
      run(async (story) => {
        await send(story, target, false);
      }),
    unpublish: () =>
      run(async (story) => {
        const { id, version, record } = story;
        if (!(await confirm(withdrawalQuestion(record)))) return;
        try {
          const withdrawn = await client.unpublishPersonStory({ id, version });
          take(withdrawn);
          const run = () => void publishAgain(withdrawn, record.targets);
          messages.success(t('storyEditor.unpublished', { name }), {
            action: { label: t('storyEditor.undoUnpublish'), run },
          });
        } catch (error) {
          await failed(error, story);
        }
      }),
  };
}

export type Publication = ReturnType<typeof usePublication>;
