import { ActionIcon } from '@mantine/core';
import type { Crop } from '@salient/shared/areas/stories/photos/checkPhoto.ts';
import { cropTool, photoSizes } from '@salient/shared/areas/stories/photos/photoTypes.ts';
import type { StoryPhoto } from '@salient/shared/areas/stories/photos/storyPhoto.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { CropPreview } from './CropPreview.tsx';
import { aspectOf, cropOfShare, shareOf, zoomCrop } from './cropping.ts';
import type { PhotoForm } from './photoForm.ts';

interface Props {
  readonly photo: StoryPhoto;
  readonly form: PhotoForm;
  readonly readOnly: boolean;
  readonly onCrop: (crop: Crop) => void;
}

/**
 * The part of the original that visitors see, drawn in the shape of its target, beside a preview of what they get. The
 * wheel, the buttons and the keys + and − come nearer and go back (PHOTO-06, beyond 11).
 */
export function CropTool({ photo, form, readOnly, onCrop }: Props) {
  const { t } = useTexts();
  const { original, attachment_id } = photo;
  const { data } = useMethod('getFileTickets', { ids: [attachment_id] });
  const url = largest(data?.[0]?.urls.sizes ?? {});
  const area = useRef<HTMLDivElement>(null);
  const zoom = (factor: number) => !readOnly && onCrop(zoomCrop(form, factor, original, form.dimension));
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  // React listens to the wheel passively; the page must not scroll while a picture is zoomed.
  useEffect(() => {
    const element = area.current;
    if (!element || !url) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(event.deltaY < 0 ? cropTool.wheelStep : 1 / cropTool.wheelStep);
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [url]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== '+' && event.key !== '-' && event.key !== '=') return;
    event.preventDefault();
    zoom(event.key === '-' ? 1 / cropTool.wheelStep : cropTool.wheelStep);
  };
  if (!url) return <ListSkeleton rows={6} />;
  const { width, height } = photoSizes[form.dimension];
  return (
    <div className="crop-tool">
      <div className="crop-side">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the crop inside takes the focus; its keys arrive here. */}
        <div ref={area} className="crop-area" onKeyDown={press}>
          <ReactCrop
            crop={{ unit: '%', ...shareOf(form, original) }}
            aspect={aspectOf(form.dimension)}
            keepSelection
            disabled={readOnly}
            ruleOfThirds
            ariaLabels={{
              cropArea: t('storyPictures.cropArea'),
              nwDragHandle: t('storyPictures.handle'),
              nDragHandle: t('storyPictures.handle'),
              neDragHandle: t('storyPictures.handle'),
              eDragHandle: t('storyPictures.handle'),
              seDragHandle: t('storyPictures.handle'),
              sDragHandle: t('storyPictures.handle'),
              swDragHandle: t('storyPictures.handle'),
              wDragHandle: t('storyPictures.handle'),
            }}
            onChange={(_, drawn) => {
              if (drawn.width > 0) onCrop(cropOfShare(drawn, original, form.dimension));
            }}
          >
            <img src={url} alt={original.name} width={original.width} height={original.height} />
          </ReactCrop>
        </div>
        <div className="crop-controls">
          <ActionIcon
            variant="default"
            size="lg"
            disabled={readOnly}
            aria-label={t('storyPictures.nearer')}
            onClick={() => zoom(cropTool.wheelStep)}
          >
            <Icon name="plus" />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            disabled={readOnly}
            aria-label={t('storyPictures.farther')}
            onClick={() => zoom(1 / cropTool.wheelStep)}
          >
            <Icon name="minus" />
          </ActionIcon>
          <span className="section-lead">
            {t('storyPictures.cropSize', { width: form.width, height: form.height, wide: width, high: height })}
          </span>
        </div>
      </div>
      <CropPreview url={url} photo={photo} form={form} />
    </div>
  );
}

/** The largest of the sizes that browsers can show; originals may be TIFFs. */
function largest(sizes: Readonly<Record<string, string>>): string | undefined {
  const width = Math.max(0, ...Object.keys(sizes).map(Number));
  return sizes[String(width)];
}
