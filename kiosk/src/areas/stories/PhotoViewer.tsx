import type { PublicPhoto } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../../lib/touch/Icon.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { useZoom } from '../../lib/touch/useZoom.ts';
import { canGrow, canShrink, zoomStep } from '../../lib/touch/zoom.ts';
import { PhotoWords } from './PhotoWords.tsx';
import { StoryPhoto } from './StoryPhoto.tsx';

/** What one press of an arrow moves an enlarged picture. Pixels. */
const arrowPx = 120;

interface Props {
  readonly photo: PublicPhoto;
  readonly onClose: () => void;
}

/** A picture as large as the panel, to be enlarged further, with its words and all that is touched at the lower edge. */
export function PhotoViewer({ photo, onClose }: Props) {
  const { t, language } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const { zoom, zoomBy, panBy, box } = useZoom();
  useEffect(() => {
    dialog.current?.showModal();
    close.current?.focus();
  }, []);
  const leave = () => {
    // Gives the focus back to what opened it.
    dialog.current?.close();
    // Told at once: the dialog's own event comes later, and would shut the picture that was opened in between.
    onClose();
  };
  const pressed = ({ key }: KeyboardEvent) => {
    switch (key) {
      case '+':
      case '=':
        return zoomBy(zoomStep);
      case '-':
        return zoomBy(1 / zoomStep);
      case 'ArrowLeft':
        return panBy(arrowPx, 0);
      case 'ArrowRight':
        return panBy(-arrowPx, 0);
      case 'ArrowUp':
        return panBy(0, arrowPx);
      case 'ArrowDown':
        return panBy(0, -arrowPx);
    }
  };
  return (
    <dialog
      ref={dialog}
      className="photo-viewer"
      lang={language}
      aria-label={t('kiosk.viewer.title')}
      onClose={onClose}
      onKeyDown={pressed}
    >
      <figure>
        <div className="viewer-picture" {...box}>
          <div style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}>
            <StoryPhoto photo={photo} sizes="200vw" />
          </div>
        </div>
        <PhotoWords photo={photo} />
      </figure>
      <div className="viewer-buttons">
        <TouchButton className="button-main" disabled={!canGrow(zoom)} onClick={() => zoomBy(zoomStep)}>
          <Icon name="plus" />
          {t('kiosk.viewer.larger')}
        </TouchButton>
        <TouchButton className="button-main" disabled={!canShrink(zoom)} onClick={() => zoomBy(1 / zoomStep)}>
          <Icon name="minus" />
          {t('kiosk.viewer.smaller')}
        </TouchButton>
        <TouchButton ref={close} className="button-main viewer-close" onClick={leave}>
          <Icon name="close" />
          {t('kiosk.viewer.close')}
        </TouchButton>
      </div>
    </dialog>
  );
}
