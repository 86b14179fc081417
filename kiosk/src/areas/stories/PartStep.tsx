import type { PublicPhoto } from '@salient/shared/areas/stories/publicStory.ts';
import type { ShownVersion } from '@salient/shared/areas/stories/shownVersion.ts';
import { ChildText } from './child/ChildText.tsx';
import { PagedText } from './PagedText.tsx';
import { StoryPhoto } from './StoryPhoto.tsx';
import { photoSizes } from './storySteps.ts';

interface Props {
  readonly photo: PublicPhoto | null;
  readonly part: 'part_1' | 'part_2';
  readonly text: ShownVersion;
  /** Of the text, where it does not fit one screen. */
  readonly page: number;
  readonly onPages: (pages: number) => void;
}

/** A part of the text beside a picture. */
export function PartStep({ photo, part, text, page, onPages }: Props) {
  return (
    <div className="part-step">
      {photo && <StoryPhoto photo={photo} sizes={photoSizes('part')} className="part-photo" />}
      {text.version === 'child' ? (
        <ChildText key={text[part]} text={text} part={part} page={page} onPages={onPages} />
      ) : (
        <PagedText key={text[part]} text={text[part]} page={page} onPages={onPages} />
      )}
    </div>
  );
}
