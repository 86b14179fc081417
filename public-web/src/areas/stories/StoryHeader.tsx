import { PhotoFigure } from '@salient/shared/areas/stories/PhotoFigure.tsx';
import type { PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { PageTitle } from '../../lib/ui/PageTitle.tsx';
import { placeOf } from './storyWords.ts';
import { VersionSwitch } from './VersionSwitch.tsx';

interface Props {
  readonly story: PublicStory;
  readonly name: string;
  readonly years: string;
  readonly child: boolean;
}

/** Who, when and where (P11), and the face. */
export function StoryHeader({ story, name, years, child }: Props) {
  const { t, language } = useTexts();
  const place = placeOf(story, language);
  return (
    <>
      <header className="story-header">
        <p className="story-kind">{t(story.target === 'key' ? 'storyPage.keyKind' : 'storyPage.kind')}</p>
        <PageTitle className="story-name">
          <bdi>{name}</bdi>
        </PageTitle>
        {(years || place) && (
          <p className="story-life">
            {years && <span className="story-years">{years}</span>}
            {place && <span className="story-place-name">{place}</span>}
          </p>
        )}
        {story.story_child_option && <VersionSwitch child={child} />}
      </header>
      {story.profile_image && (
        <div className="story-portrait">
          <PhotoFigure photo={story.profile_image} sizes={portraitSizes} isFirst />
        </div>
      )}
    </>
  );
}

/** As wide as `.story-portrait` is. */
const portraitSizes = '(min-width: 60em) 20rem, (min-width: 40em) 16rem, 15rem';
