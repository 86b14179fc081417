import { PhotoFigure } from '@salient/shared/areas/stories/PhotoFigure.tsx';
import type { PublicPhoto, PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import type { ShownVersion } from '@salient/shared/areas/stories/shownVersion.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ChildParagraphs } from './child/ChildParagraphs.tsx';
import { ChildQuestion } from './child/ChildQuestion.tsx';
import { explainText } from './child/explainText.ts';
import { HardWords } from './child/HardWords.tsx';

interface Props {
  readonly story: PublicStory;
  readonly text: ShownVersion;
  /** The child version was asked for and there is none. */
  readonly childMissing: boolean;
}

/**
 * Both parts of the story with its pictures: one between the parts, the others after them. Children get a question to look
 * for and their hard words explained besides.
 */
export function StoryText({ story, text, childMissing }: Props) {
  const { t, language } = useTexts();
  const [between, ...after] = story.extra_images;
  const lang = text.language === language ? undefined : text.language;
  const explained = text.version === 'child' ? explainText(text) : null;
  return (
    <div className="story-text">
      {childMissing && <p className="story-note">{t('storyPage.noChild')}</p>}
      {lang && <p className="story-note">{t(`storyPage.onlyIn.${lang}`)}</p>}
      <div className="story-part" lang={lang}>
        {explained ? <ChildParagraphs paragraphs={explained.part_1} /> : <Paragraphs text={text.part_1} />}
      </div>
      {between && <StoryPictures photos={[between]} />}
      <div className="story-part" lang={lang}>
        {explained ? <ChildParagraphs paragraphs={explained.part_2} /> : <Paragraphs text={text.part_2} />}
      </div>
      {text.question && <ChildQuestion question={text.question} lang={lang} />}
      {explained && <HardWords words={explained.words} lang={lang} />}
      {after.length > 0 && <StoryPictures photos={after} />}
    </div>
  );
}

const Paragraphs = ({ text }: { readonly text: string }) =>
  text
    .split(/\n+/)
    .filter(Boolean)
    // biome-ignore lint/suspicious/noArrayIndexKey: a text that is only shown.
    .map((paragraph, index) => <p key={index}>{paragraph}</p>);

const StoryPictures = ({ photos }: { readonly photos: readonly PublicPhoto[] }) => (
  <div className="story-pictures">
    {photos.map((photo) => (
      <PhotoFigure key={photo.picture.src} photo={photo} sizes="(min-width: 60em) 40rem, calc(100vw - 2rem)" />
    ))}
  </div>
);
