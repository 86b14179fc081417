import { Button, Group } from '@mantine/core';
import { type StoryTarget, storyTargets } from '@salient/shared/areas/persons/storyTargets.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

/** Opens the public page of a story with what is saved of it, published or not (beyond 16). */
export function PreviewButtons({ storyId }: { readonly storyId: string }) {
  const { t } = useTexts();
  const [shown, setShown] = useState<StoryTarget | null>(null);
  return (
    <>
      <Group gap="sm">
        {storyTargets.map((target) => (
          <Button key={target} variant="default" leftSection={<Icon name="open" />} onClick={() => setShown(target)}>
            {t(target === 'museum' ? 'storyPreview.museum' : 'storyPreview.key')}
          </Button>
        ))}
      </Group>
      {shown && <PreviewDialog storyId={storyId} target={shown} onClose={() => setShown(null)} />}
    </>
  );
}
