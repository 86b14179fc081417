import type { Attachment } from '@salient/shared/areas/attachments/attachment.ts';
import { srcSetOf } from '@salient/shared/areas/attachments/imageSizes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Icon } from '../../lib/icons/Icon.tsx';

interface Props {
  readonly attachment: Attachment;
  /** Width on the page, as `sizes` of an image says it. */
  readonly sizes: string;
  /** Asks for new addresses: those of a page left open are over. */
  readonly onStale: () => void;
}

/** A small picture of a file; a sign for what is no image. */
export function FilePicture({ attachment, sizes, onStale }: Props) {
  const { language } = useTexts();
  const [failed, setFailed] = useState<string | null>(null);
  const { urls, width, height, alt, name } = attachment;
  if (urls.preview === null || width === null || height === null) return <Icon name="document" />;
  return (
    <img
      src={urls.preview}
      srcSet={srcSetOf(urls.sizes, { width, height })}
      sizes={sizes}
      width={width}
      height={height}
      loading="lazy"
      alt={alt[language] ?? alt.nl ?? name}
      onError={() => {
        // Once for each address, so that a picture that cannot be made is not asked for again and again.
        if (failed !== urls.preview) onStale();
        setFailed(urls.preview);
      }}
    />
  );
}
