import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { PanelDialog } from '../dialogs/PanelDialog.tsx';
import { pathTo } from '../routing/links.ts';
import type { useOpenPanel } from '../routing/useOpenPanel.ts';
import { mergePanel, readPair } from './mergePair.ts';

/** What a noun's comparison of two of its records is given. */
export interface MergeDialogProps {
  /** Both records; the first stays unless they are swapped. */
  readonly pair: readonly [string, string];
  readonly onClose: () => void;
  readonly onMerged: (keptId: string, isOpened: boolean) => void;
}

/** What a page gives to the comparison that opens over it. */
export interface MergePanelProps {
  readonly panel: ReturnType<typeof useOpenPanel>;
  /** The record whose page lies behind; it is left when that record becomes part of the other. */
  readonly behind?: string;
  readonly onMerged?: () => void;
}

interface Props extends MergePanelProps {
  readonly title: string;
  /** The page of one such record. */
  readonly page: 'place' | 'memorial' | 'military_entity' | 'contact_person';
  readonly Dialog: ComponentType<MergeDialogProps>;
}

/** The comparison of two records over a page, as the address says it. */
export function RecordMergePanel({ panel: { shown, close, finish }, behind, onMerged, title, page, Dialog }: Props) {
  const navigate = useNavigate();
  const pair = shown?.panel === mergePanel ? readPair(shown.id) : null;
  if (!shown || !pair) return null;
  return (
    <PanelDialog key={shown.key} wide closesBeside={false} opened={shown.opened} title={title} onClose={close}>
      <Dialog
        pair={pair}
        onClose={close}
        onMerged={(keptId, isOpened) => {
          onMerged?.();
          if (isOpened || (behind !== undefined && behind !== keptId)) {
            void navigate(pathTo(page, { id: keptId }), { replace: true });
          } else finish();
        }}
      />
    </PanelDialog>
  );
}
