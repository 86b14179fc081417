import type { KeyLocationStory } from '@salient/shared/areas/key-locations/publicKeyLocation.ts';
import { Face } from '@salient/shared/areas/stories/Face.tsx';
import { textInLanguage } from '@salient/shared/lib/i18n/textInLanguage.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { useAddress } from '../../../lib/routing/useAddress.ts';
import { Icon } from '../../../lib/ui/icons.tsx';
import { LanguageText } from '../../../lib/ui/LanguageText.tsx';
import { linkToStory } from '../../persons/linkToStory.ts';

/**
 * The published stories of a key, by the day that each remembers (PUBLIC-30, PUBLIC-31, PUBLIC-35). Each opens in full where
 * it stands, without script and without another page to wait for in the street (beyond 19).
 */
export function KeyStories({ stories }: { readonly stories: readonly KeyLocationStory[] }) {
  const { t } = useTexts();
  return (
    <section className="person-section person-timeline" aria-labelledby="stories">
      <h2 id="stories">{t('keyLocationPages.stories')}</h2>
      {stories.length === 0 ? (
        <p>{t('keyLocationPages.noStories')}</p>
      ) : (
        <ol className="timeline">
          {stories.map((story) => (
            <StoryEntry key={story.id} story={story} />
          ))}
        </ol>
      )}
    </section>
  );
}

const unknownDay = '????????';

function StoryEntry({ story }: { readonly story: KeyLocationStory }) {
  const { t, language } = useTexts();
  const address = useAddress();
  const { id, first_name, family_name, portrait, key_date, preview, text, target } = story;
  const isLonger = textInLanguage(text, language)?.text !== textInLanguage(preview, language)?.text;
  const name = `${first_name} ${family_name}`.trim();
  return (
    <li className="timeline-event">
      {key_date !== unknownDay && (
        <p className="timeline-date">
          <DateText date={key_date} />
        </p>
      )}
      <span className="timeline-icon">
        <Icon name="extra" />
      </span>
      <div className="timeline-body">
        <div className="key-story-person">
          {portrait && <Face portrait={portrait} />}
          <h3>
            <bdi>{name}</bdi>
          </h3>
        </div>
        <div className="key-story">
          <LanguageText texts={preview} className="key-preview" />
          {isLonger && (
            <details>
              <summary>
                <span className="key-story-open">{t('keyLocationPages.readHere')}</span>
                <span className="key-story-close">{t('keyLocationPages.showLess')}</span>
                <span className="visually-hidden">
                  {t('common.colon')}
                  {name}
                </span>
              </summary>
              <LanguageText texts={text} className="key-text" />
            </details>
          )}
        </div>
        <p className="key-story-page">
          <a href={linkToStory(address, target, id)}>{t('keyLocationPages.readStoryOf', { name })}</a>
        </p>
      </div>
    </li>
  );
}
