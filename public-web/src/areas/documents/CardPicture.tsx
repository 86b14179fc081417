import { cardSrc } from './pictureOf.ts';
import { usePictureFailure } from './usePictureFailure.ts';

/** The small picture of a page beside its words; nothing where it cannot be had. */
export function CardPicture({ image }: { readonly image: string }) {
  const { isFailed, pictureProps } = usePictureFailure();
  if (isFailed) return null;
  return <img {...pictureProps} src={cardSrc(image)} alt="" loading="lazy" decoding="async" />;
}
