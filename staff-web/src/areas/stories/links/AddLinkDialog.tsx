import { Button, Group, TextInput } from '@mantine/core';
import type { LinkedStory } from '@salient/shared/areas/stories/story.ts';
import { storyNameText } from '@salient/shared/areas/stories/storyTexts.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { LinkRow } from './LinkRow.tsx';

interface Props {
  readonly storyId: string;
  /** Stories that are linked by hand already. */
  readonly chosen: readonly string[];
  readonly onAdd: (story: LinkedStory) => void;
  readonly onClose: () => void;
}

const rows = 10;
/** As in the lists: the server is asked once the typing rests (LIST-04). */
const restMs = 750;

/** Looks for stories to link by hand, ten at a time (STORY-18). */
export function AddLinkDialog({ storyId, chosen, onAdd, onClose }: Props) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [page, setPage] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => {
      setAsked(text.trim());
      setPage(0);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error, refetch } = useMethod(
    'findMatchingPersonStories',
    { id: storyId, text: asked, offset: page * rows, limit: rows, sort: [['calculated_full_name', 1]] },
    { keepPrevious: true },
  );
  return (
    <PanelDialog opened title={t('storyEditor.links.add')} onClose={onClose}>
      <TextInput
        type="search"
        label={t('storyEditor.links.search')}
        data-autofocus
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {error && !data ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={5} />
      ) : (
        <>
          <p className="section-lead" role="status">
            {data.total === 0 ? t('lists.noResults') : t('storyEditor.links.found', { count: data.total })}
          </p>
          <ul className="linked-stories">
            {data.data.map((story) => {
              const has = chosen.includes(story.id);
              const name = storyNameText(t, story);
              return (
                <LinkRow key={story.id} story={story} needsChild={false} withReasons>
                  <SteadyButton
                    size="xs"
                    variant="default"
                    disabled={has}
                    aria-label={has ? undefined : t('storyEditor.links.addOf', { name })}
                    onClick={() => onAdd(story)}
                  >
                    {t(has ? 'storyEditor.links.added' : 'storyEditor.links.addThis')}
                  </SteadyButton>
                </LinkRow>
              );
            })}
          </ul>
          {data.total > rows && (
            <Group justify="space-between" mt="sm">
              <SteadyButton size="xs" variant="default" disabled={page === 0} onClick={() => setPage(page - 1)}>
                {t('lists.previous')}
              </SteadyButton>
              <SteadyButton
                size="xs"
                variant="default"
                disabled={(page + 1) * rows >= data.total}
                onClick={() => setPage(page + 1)}
              >
                {t('lists.next')}
              </SteadyButton>
            </Group>
          )}
        </>
      )}
      <DialogButtons>
        <Button onClick={onClose}>{t('storyEditor.links.ready')}</Button>
      </DialogButtons>
    </PanelDialog>
  );
}
