import type { Document } from '@salient/shared/areas/documents/document.ts';
import { rightsInForce, whyScanIsHidden } from '@salient/shared/areas/scan-rights/scanRights.ts';
import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type KeyboardEvent, useState } from 'react';
import { elementKey } from './element.ts';
import { PageTile } from './PageTile.tsx';
import { SubdocumentTile } from './SubdocumentTile.tsx';
import type { TileHandlers } from './tileHandlers.ts';
import { useElementDrag } from './useElementDrag.ts';
import type { Selection } from './useSelection.ts';

interface Props extends Omit<TileHandlers, 'onToggle'> {
  readonly document: Document;
  readonly selection: Selection;
  readonly isEditing: boolean;
  /** Puts elements before the one at a place, from 0. */
  readonly onOrder: (keys: readonly string[], before: number) => void;
}

/** Pages and sub-documents in their order; arrow keys go from one to the next, dragging changes the order. */
export function ElementGrid({ document, selection, isEditing, onPreview, onStale, onOrder }: Props) {
  const { t } = useTexts();
  const { id: documentId, elements, disclosed, rights } = document;
  const today = dayText(new Date());
  const [stop, setStop] = useState<string | null>(null);
  const drag = useElementDrag({ isEnabled: isEditing, selection, onOrder });
  const keys = elements.map(elementKey);
  const stopKey = stop !== null && keys.includes(stop) ? stop : keys[0];
  return (
    <ol
      className="element-grid"
      aria-label={t('documentElements.title')}
      onFocus={({ target }) => setStop(target.closest<HTMLElement>('[data-element]')?.dataset.element ?? null)}
      onKeyDown={moveBetweenTiles}
      {...drag}
    >
      {elements.map((element, index) => {
        const key = keys[index] as string;
        const shared = {
          isChosen: selection.has(key),
          isEditing,
          isStop: key === stopKey,
          onToggle: selection.toggle,
          onStale,
        };
        return element.type === 'page' ? (
          <PageTile
            key={key}
            documentId={documentId}
            page={element}
            isHidden={disclosed && whyScanIsHidden(rightsInForce(rights, element.rights), today) !== null}
            onPreview={onPreview}
            {...shared}
          />
        ) : (
          <SubdocumentTile key={key} parentId={documentId} element={element} {...shared} />
        );
      })}
    </ol>
  );
}

/** Arrow keys lead to the same part of the element beside, above or below. */
function moveBetweenTiles(event: KeyboardEvent<HTMLElement>): void {
  const tile = (event.target as HTMLElement).closest<HTMLElement>('[data-element]');
  if (!tile || event.altKey || event.ctrlKey || event.metaKey) return;
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-element]')];
  const row = tiles.filter(({ offsetTop }) => offsetTop === tiles[0]?.offsetTop).length;
  const at = tiles.indexOf(tile);
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - row,
    ArrowDown: at + row,
    Home: 0,
    End: tiles.length - 1,
  };
  const next = tiles[places[event.key] ?? -1];
  if (places[event.key] === undefined || !next) return;
  event.preventDefault();
  const part = (event.target as HTMLElement).matches('input') ? 'input' : 'a';
  next.querySelector<HTMLElement>(part)?.focus();
}
