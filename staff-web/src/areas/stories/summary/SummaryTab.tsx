import { storyTargets } from '@salient/shared/areas/persons/storyTargets.ts';
import type { PersonStory } from '@salient/shared/areas/stories/story.ts';
import { storyReadiness } from '@salient/shared/areas/stories/storyReadiness.ts';
import { storyNameText, tagText, targetText } from '@salient/shared/areas/stories/storyTexts.ts';
import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import type { FieldPlace } from '../form/storyTabs.ts';
import type { StoryFormControl } from '../form/useStoryForm.ts';
import { lifeYears } from '../lifeYears.ts';
import { PhotoPicture } from '../pictures/PhotoPicture.tsx';
import { storyLabel } from '../storyLabel.ts';
import { useEventChoices } from '../useEventChoices.ts';
import { PreviewButtons } from './PreviewButtons.tsx';
import { ReadinessList } from './ReadinessList.tsx';
import { ShortAddresses } from './ShortAddresses.tsx';
import { StatusTable } from './StatusTable.tsx';
import './summary.css';

interface Props {
  readonly form: StoryFormControl;
  /** As it is saved. */
  readonly whole: PersonStory | undefined;
  readonly onOpen: (place: FieldPlace) => void;
}

/** All of a story at a glance, and what it still needs for each target (STORY-25, STORY-26, beyond 16). */
export function SummaryTab({ form, whole, onOpen }: Props) {
  const { t } = useTexts();
  if (!whole) return <ListSkeleton rows={8} />;
  const today = dayText(new Date());
  return (
    <>
      {form.dirty && <Notice tone="hint">{t('storySummary.unsaved')}</Notice>}
      <section className="form-section">
        <h2>{t('storySummary.preview')}</h2>
        <PreviewButtons storyId={whole.id} />
        <ShortAddresses codes={whole.short_codes} />
      </section>
      <div className="readiness-columns">
        {storyTargets.map((target) => (
          <ReadinessList key={target} readiness={storyReadiness(whole, target, today)} story={whole} onOpen={onOpen} />
        ))}
      </div>
      <section className="form-section">
        <h2>{t('storySummary.texts')}</h2>
        <StatusTable story={whole} onOpen={onOpen} />
      </section>
      <Facts story={whole} />
      <Photos story={whole} />
    </>
  );
}

function Facts({ story }: { readonly story: PersonStory }) {
  const { t, language } = useTexts();
  const label = storyLabel(t);
  const { textOfEvent } = useEventChoices(story.person_id_ref);
  const linked = story.linked_stories ?? [];
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [label('person_id_ref'), [storyNameText(t, story), lifeYears(story)].filter(Boolean).join(', ')],
    [
      t('storyEditor.person.where'),
      [story.community, story.area, story.country_code && countryName(story.country_code, language)]
        .filter(Boolean)
        .join(', '),
    ],
    [label('place_source_event_ref'), textOfEvent(story.place_source_event_ref)],
    [
      label('coupling_use_events_with_places_refs'),
      story.coupling_use_events_with_places_refs.map(textOfEvent).filter(Boolean).join(' · '),
    ],
    [label('coupling_tags'), story.coupling_tags.map((tag) => tagText(t, tag)).join(' · ')],
    [
      t('storyEditor.list.linked'),
      linked
        .map((each) =>
          each.published_date === null
            ? storyNameText(t, each)
            : t('storySummary.linkPublished', { name: storyNameText(t, each) }),
        )
        .join(' · '),
    ],
    [label('key_location_id'), story.key_location?.name],
    [label('key_date'), story.key_date === '????????' ? '' : <DateText key="date" date={story.key_date} />],
    [label('key_organisation_title'), story.key_organisation_title],
    [label('kiosks'), story.kiosks.join(', ')],
    [label('targets'), story.targets.map((target) => targetText(t, target)).join(', ')],
  ];
  return (
    <section className="form-section">
      <h2>{t('storySummary.facts')}</h2>
      <dl className="person-facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value || <span className="shown-empty">{t('historyPanel.nothing')}</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Photos({ story }: { readonly story: PersonStory }) {
  const { t } = useTexts();
  const photos = [story.profile_image, ...story.extra_images, story.map_image].filter((photo) => photo !== null);
  if (photos.length === 0) return null;
  return (
    <section className="form-section">
      <h2>{t('storyEditor.tabs.pictures')}</h2>
      <ul className="photo-thumbs">
        {photos.map((photo) => (
          <li key={photo.id}>
            <PhotoPicture photo={photo} width={140} />
          </li>
        ))}
      </ul>
    </section>
  );
}
