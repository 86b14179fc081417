import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useNavigate } from 'react-router-dom';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { mergePanel, readPair } from '../../../lib/merges/mergePair.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import type { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import { MemorialMergeDialog } from './MemorialMergeDialog.tsx';

interface Props {
  readonly panel: ReturnType<typeof useOpenPanel>;
  /** The memorial whose page lies behind; it is left when that memorial becomes part of the other. */
  readonly behind?: string;
  readonly onMerged?: () => void;
}

/** The comparison of two memorials over a page, as the address says it. */
export function MemorialMergePanel({ panel: { shown, close }, behind, onMerged }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const pair = shown?.panel === mergePanel ? readPair(shown.id) : null;
  if (!shown || !pair) return null;
  return (
    <PanelDialog
      key={shown.key}
      wide
      closesBeside={false}
      opened={shown.opened}
      title={t('memorialDoubles.title')}
      onClose={close}
    >
      <MemorialMergeDialog
        pair={pair}
        onClose={close}
        onMerged={(keptId, isOpened) => {
          onMerged?.();
          if (isOpened || (behind !== undefined && behind !== keptId)) {
            void navigate(pathTo('memorial', { id: keptId }));
          } else close();
        }}
      />
    </PanelDialog>
  );
}
