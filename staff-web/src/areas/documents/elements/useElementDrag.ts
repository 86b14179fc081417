import { type DragEvent, useRef } from 'react';
import type { Selection } from './useSelection.ts';

interface Options {
  readonly isEnabled: boolean;
  readonly selection: Selection;
  readonly onOrder: (keys: readonly string[], before: number) => void;
}

/** What a drag of elements carries, so that files that are dragged in are told from them. */
const elementDrag = 'application/x-salient-elements';

/**
 * Dragging the chosen elements, or one that is not among them, to another place; an extra for the mouse, the buttons of the
 * selection do the same. The mark of the place is put on the tile itself, as hundreds would be drawn anew otherwise.
 */
export function useElementDrag({ isEnabled, selection, onOrder }: Options) {
  const dragged = useRef<readonly string[]>([]);
  const marked = useRef<HTMLElement | null>(null);
  const unmark = () => {
    if (marked.current) delete marked.current.dataset.drop;
    marked.current = null;
  };
  if (!isEnabled) return {};
  const isOwn = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(elementDrag);
  return {
    onDragStart: (event: DragEvent<HTMLElement>) => {
      const key = tileAt(event)?.dataset.element;
      if (!key) return;
      dragged.current = selection.has(key) ? selection.keys : [key];
      event.dataTransfer.setData(elementDrag, dragged.current.join(' '));
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!isOwn(event)) return;
      event.preventDefault();
      const tile = tileAt(event);
      if (tile !== marked.current) unmark();
      if (!tile) return;
      marked.current = tile;
      tile.dataset.drop = isAfter(event, tile) ? 'after' : 'before';
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      if (!isOwn(event)) return;
      event.preventDefault();
      const tile = marked.current;
      const place = tile && [...event.currentTarget.children].indexOf(tile);
      const side = tile?.dataset.drop;
      unmark();
      if (place !== null && place >= 0) onOrder(dragged.current, side === 'after' ? place + 1 : place);
    },
    onDragEnd: () => {
      dragged.current = [];
      unmark();
    },
  };
}

const tileAt = (event: DragEvent) => (event.target as HTMLElement).closest<HTMLElement>('[data-element]');

function isAfter({ clientX }: DragEvent, tile: HTMLElement): boolean {
  const { left, width } = tile.getBoundingClientRect();
  return clientX > left + width / 2;
}
