import { cropTool, photoSizes } from '@salient/shared/areas/stories/photos/photoTypes.ts';
import type { StoryPhoto } from '@salient/shared/areas/stories/photos/storyPhoto.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { PhotoForm } from './photoForm.ts';

interface Props {
  readonly url: string;
  readonly photo: StoryPhoto;
  readonly form: PhotoForm;
}

/** What visitors get of a photo, at 0.3 of its size (PHOTO-06). */
export function CropPreview({ url, photo, form }: Props) {
  const { t } = useTexts();
  const { kind, original } = photo;
  const target = photoSizes[form.dimension];
  const [width, height] = [target.width * cropTool.previewScale, target.height * cropTool.previewScale];
  const scale = width / form.width;
  return (
    <figure className="crop-preview">
      <figcaption className="dutch-source-label">{t('storyPictures.preview')}</figcaption>
      <svg
        role="img"
        aria-label={t('storyPictures.preview')}
        className="photo-picture"
        data-template={kind === 'profile' ? form.template : undefined}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        <defs>
          <filter id="crop-look" colorInterpolationFilters="sRGB">
            <feColorMatrix type="saturate" values={form.grayscale ? '0' : '1'} />
            <feComponentTransfer>
              <feFuncR {...contrast(form.contrast)} />
              <feFuncG {...contrast(form.contrast)} />
              <feFuncB {...contrast(form.contrast)} />
            </feComponentTransfer>
          </filter>
        </defs>
        <image
          href={url}
          filter="url(#crop-look)"
          x={-form.x * scale}
          y={-form.y * scale}
          width={original.width * scale}
          height={original.height * scale}
          preserveAspectRatio="none"
        />
      </svg>
    </figure>
  );
}

/** Contrast as the finished picture has it: away from middle grey. */
const contrast = (factor: number) => ({ type: 'linear' as const, slope: factor, intercept: 0.5 - factor / 2 });
