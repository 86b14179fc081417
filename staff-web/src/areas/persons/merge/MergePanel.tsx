import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useNavigate } from 'react-router-dom';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { mergePanel, readPair } from '../../../lib/merges/mergePair.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import type { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import { MergeDialog } from './MergeDialog.tsx';
import './merge.css';

interface Props {
  readonly panel: ReturnType<typeof useOpenPanel>;
  /** The person whose page lies behind; it is left when that person becomes part of the other. */
  readonly behind?: string;
  /** What speaks for the pair already, as the first words of the reason. */
  readonly reasonOf?: (idA: string, idB: string) => string;
  readonly onSettled?: () => void;
}

/** The merge dialog over a page, as the address says it; without a word it is closed, and the first pick stays (PERSON-13). */
export function MergePanel({ panel: { shown, close, finish }, behind, reasonOf, onSettled }: Props) {
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
      title={t('merging.dialog.title')}
      onClose={close}
    >
      <MergeDialog
        pair={pair}
        givenReason={reasonOf?.(...pair) ?? ''}
        onClose={close}
        onToldApart={() => {
          finish();
          onSettled?.();
        }}
        onMerged={(keptId, isOpened) => {
          const leaves = isOpened || (behind !== undefined && behind !== keptId);
          if (leaves) void navigate(pathTo('person', { id: keptId }), { replace: true });
          else finish();
          onSettled?.();
        }}
      />
    </PanelDialog>
  );
}
