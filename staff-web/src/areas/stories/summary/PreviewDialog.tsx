import { Checkbox, Group, SegmentedControl, Select } from '@mantine/core';
import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { languageNames, languages } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useOpenedRecord } from '../../../lib/client/useOpenedRecord.ts';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewQr } from './PreviewQr.tsx';
import { type PreviewSize, previewSizes } from './previewSizes.ts';

interface Props {
  readonly storyId: string;
  readonly target: StoryTarget;
  readonly onClose: () => void;
}

/** The public page with the story as it is saved: at the sizes of a phone and of the kiosks, and on one's own phone. */
export function PreviewDialog({ storyId, target, onClose }: Props) {
  const { t, language: own } = useTexts();
  const [size, setSize] = useState<PreviewSize>('phone');
  const [language, setLanguage] = useState<string>(own);
  const [child, setChild] = useState(false);
  // One ticket for as long as it is looked at: the code on the screen keeps leading there.
  const { record: data, error, refetch } = useOpenedRecord('createStoryPreview', { id: storyId, target });
  const address = data && `${location.origin}${data.path}&lang=${language}${child ? '&child' : ''}`;
  return (
    <PanelDialog
      opened
      wide
      title={t(target === 'museum' ? 'storyPreview.museum' : 'storyPreview.key')}
      onClose={onClose}
    >
      <Group gap="md" align="end" mb="md">
        <SegmentedControl
          aria-label={t('storyPreview.size')}
          data={(Object.keys(previewSizes) as PreviewSize[]).map((value) => ({
            value,
            label: t(`storyPreview.sizes.${value}`),
          }))}
          value={size}
          onChange={(value) => setSize(value as PreviewSize)}
        />
        <Select
          label={t('storySummary.language')}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          allowDeselect={false}
          value={language}
          onChange={(value) => value && setLanguage(value)}
        />
        <Checkbox
          label={t('stories.versions.child')}
          checked={child}
          onChange={({ currentTarget }) => setChild(currentTarget.checked)}
        />
      </Group>
      {error && !data ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : !address || !data ? (
        <ListSkeleton rows={8} />
      ) : (
        <div className="preview-row">
          <PreviewFrame key={address} address={address} size={size} />
          <PreviewQr address={address} expiresAt={data.expires_at} />
        </div>
      )}
    </PanelDialog>
  );
}
