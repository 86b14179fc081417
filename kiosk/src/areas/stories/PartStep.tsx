import type { PublicPhoto } from '@salient/shared/areas/stories/publicStory.ts';
import type { ShownVersion } from '@salient/shared/areas/stories/shownVersion.ts';
import { ChildText } from './child/ChildText.tsx';
import { PagedText } from './PagedText.tsx';
import { StoryFigure } from './StoryFigure.tsx';
import { photoSizes } from './storySteps.ts';

interface Props {
  readonly photo: PublicPhoto | null;
  readonly part: 'part_1' | 'part_2';
  readonly text: ShownVersion;
  /** Of the text, where it does not fit one screen. */
  readonly page: number;
  readonly onPages: (pages: number) => void;
  readonly onEnlarge: (photo: PublicPhoto) => void;
}

/** A part of the text beside a picture, or alone. */
export function PartStep({ photo, part, text, page, onPages, onEnlarge }: Props) {
  return (
    <div className={`part-step part-step-${photo?.dimension ?? 'alone'}`}>
      {photo && <StoryFigure photo={photo} sizes={photoSizes('part')} className="part-photo" onEnlarge={onEnlarge} />}
      {text.version === 'child' ? (
        <ChildText key={text[part]} text={text} part={part} page={page} onPages={onPages} />
      ) : (
        <PagedText key={text[part]} text={text[part]} page={page} onPages={onPages} />
      )}
    </div>
  );
}
