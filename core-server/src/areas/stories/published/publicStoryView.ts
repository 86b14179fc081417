import type { Portrait } from '@salient/shared/areas/persons/portrait.ts';
import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { rightsProblem } from '@salient/shared/areas/stories/photos/photoRights.ts';
import type {
  EncounteredStory,
  PublicPhoto,
  PublicStory,
  PublicStorySummary,
  PublicStoryText,
  StoryCard,
} from '@salient/shared/areas/stories/publicStory.ts';
import { fullName } from '@salient/shared/areas/stories/storyName.ts';
import { storyPlaceNames } from '@salient/shared/areas/stories/storyPlaceNames.ts';
import { beginningOf } from '@salient/shared/areas/stories/storyPreview.ts';
import { partsOf, type StoryVersion } from '@salient/shared/areas/stories/storyTypes.ts';
import { inEachLanguage, type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import type { ShownText } from '@salient/shared/lib/i18n/shownText.ts';
import { textInLanguage } from '@salient/shared/lib/i18n/textInLanguage.ts';
import { pictureOf } from '../pictures/storyPictures.ts';
import type { PhotoRow, StoryRecord, WrittenStory } from '../StoryRecord.ts';

/** For whom a story is shown, and as what. */
export interface Showing {
  readonly target: StoryTarget;
  /** `yyyy-mm-dd`: pictures whose permission has run out are hidden. */
  readonly today: string;
  /** Opens the pictures of a story that is not published; with it all of them are shown. */
  readonly ticket: string | null;
}

interface WrittenVersion {
  readonly language: Language;
  readonly part_1: string;
  readonly part_2: string;
}

/** The version of a story for readers of one language; of a language without one the Dutch. */
function versionFor({ texts }: WrittenStory, version: StoryVersion, language: Language): WrittenVersion {
  const [part1, part2] = partsOf[version];
  const own = texts[language];
  const text = own[part1] || own[part2] ? own : texts.nl;
  return { language: text.language, part_1: text[part1], part_2: text[part2] };
}

const languagesOf = (record: WrittenStory): Language[] =>
  languages.filter((language) => versionFor(record, 'main', language).language === language);

/** Whether children have a text of their own. */
const hasChildStory = (record: WrittenStory): boolean => {
  const { part_1, part_2 } = versionFor(record, 'child', 'nl');
  return record.story.story_child_option && (part_1 !== '' || part_2 !== '');
};

function shownText(texts: Readonly<Record<Language, string>>, language: Language, otherwise = ''): ShownText {
  if (texts[language]) return { text: texts[language], language };
  if (texts.nl) return { text: texts.nl, language: 'nl' };
  return { text: otherwise, language };
}

/** A picture as visitors get it; null where its rights do not allow it. */
function shownPhoto(record: WrittenStory, photo: PhotoRow, { target, today, ticket }: Showing): PublicPhoto | null {
  if (ticket === null && rightsProblem(photo.rights, target, today) !== null) return null;
  return {
    picture: pictureOf(photo, ticket),
    dimension: photo.dimension,
    template: photo.template,
    legend: inEachLanguage((language) => shownText(photo.legend, language)),
    // Better the caption, or who the story is about, than nothing.
    alt: inEachLanguage((language) => {
      if (photo.decorative) return { text: '', language };
      const described = shownText(photo.alt, language);
      return described.text ? described : shownText(photo.legend, language, fullName(record.story));
    }),
    credit: inEachLanguage((language) => textInLanguage(photo.rights.credit_line, language) ?? { text: '', language }),
  };
}

const namesOf = ({ story, placeNames }: WrittenStory) => ({
  id: story.id,
  first_name: story.first_name,
  family_name: story.family_name,
  calculated_full_name: fullName(story),
  born_year: story.born_year,
  died_year: story.died_year,
  community: story.community,
  area: story.area,
  country_code: story.country_code,
  place_names: storyPlaceNames(story, placeNames),
});

function photosOf(record: WrittenStory, showing: Showing, kind: PhotoRow['kind']): PublicPhoto[] {
  return record.photos.flatMap((photo) => {
    const shown = photo.kind === kind ? shownPhoto(record, photo, showing) : null;
    return shown ? [shown] : [];
  });
}

/** The face of the person of a story, without what belongs to the story's own page. */
export function portraitOf(record: WrittenStory, showing: Showing): Portrait | null {
  const [photo] = photosOf(record, showing, 'profile');
  if (!photo) return null;
  const { picture, template, alt, credit } = photo;
  return { picture, template, alt, credit };
}

const previewOf = (record: WrittenStory, version: StoryVersion) =>
  inEachLanguage((language): ShownText => {
    const shown = versionFor(record, version, language);
    return { text: beginningOf(shown.part_1), language: shown.language };
  });

/** A published story as a card shows it. */
export function cardOf(record: WrittenStory, showing: Showing): StoryCard {
  const { story } = record;
  return {
    ...namesOf(record),
    photo: photosOf(record, showing, 'profile')[0] ?? null,
    languages: languagesOf(record),
    story_child_option: hasChildStory(record),
    tags: story.coupling_tags,
    targets: story.targets,
    preview: previewOf(record, 'main'),
    child_preview: hasChildStory(record) ? previewOf(record, 'child') : null,
  };
}

/** The card with what kiosks and encounters go on with. */
export function summaryOf(
  record: WrittenStory,
  showing: Showing,
  { linkedIds, code }: { readonly linkedIds: readonly string[]; readonly code: string | null },
): PublicStorySummary {
  const { story } = record;
  return {
    ...cardOf(record, showing),
    linked_ids: [...linkedIds],
    short_code: code,
    published_date: (story.published_date ?? story.updated_at).toISOString(),
    updated_at: story.updated_at.toISOString(),
  };
}

function storyTextOf(record: WrittenStory, language: Language): PublicStoryText {
  const main = versionFor(record, 'main', language);
  const child = hasChildStory(record) ? versionFor(record, 'child', language) : null;
  return {
    language: main.language,
    story_part_1: main.part_1,
    story_part_2: main.part_2,
    story_child_language: child?.language ?? null,
    story_child_part_1: child?.part_1 ?? '',
    story_child_part_2: child?.part_2 ?? '',
    story_child_question: child ? record.texts[child.language].story_child_question : '',
  };
}

/** A story as everybody may read it: nothing of it leaves that is not named here. */
export function publicStoryOf(
  record: StoryRecord,
  showing: Showing,
  around: {
    readonly linked: EncounteredStory[];
    readonly location: NonNullable<PublicStory['key']>['location'];
    readonly code: string | null;
  },
): PublicStory {
  const { story, draft } = record;
  const profile_image = photosOf(record, showing, 'profile')[0] ?? null;
  return {
    ...namesOf(record),
    target: showing.target,
    person_id: story.person_id_ref,
    story_child_option: hasChildStory(record),
    languages: languagesOf(record),
    story_text: inEachLanguage((language) => storyTextOf(record, language)),
    tags: story.coupling_tags,
    profile_image,
    profile_image_url: profile_image?.picture.src ?? null,
    extra_images: photosOf(record, showing, 'extra'),
    map_image: photosOf(record, showing, 'map')[0] ?? null,
    linked_stories: around.linked,
    key:
      showing.target === 'key'
        ? {
            location: around.location,
            date: story.key_date,
            organisation_title: story.key_organisation_title,
            contact_titles: draft.linked_contact_persons.flatMap(({ title }) => title || []),
          }
        : null,
    short_code: around.code,
    published_date: story.published_date?.toISOString() ?? null,
    updated_at: story.updated_at.toISOString(),
  };
}
