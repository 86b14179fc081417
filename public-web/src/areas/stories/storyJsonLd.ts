import { personPath } from '@salient/shared/areas/persons/personPaths.ts';
import type { PublicPhoto, PublicStory } from '@salient/shared/areas/stories/publicStory.ts';
import type { ShownVersion } from '@salient/shared/areas/stories/shownVersion.ts';
import { beginningOf } from '@salient/shared/areas/stories/storyPreview.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';

import { personNode } from '../persons/personJsonLd.ts';

interface StoryFacts {
  readonly story: PublicStory;
  /** The version that the page shows. */
  readonly text: ShownVersion;
  readonly name: string;
  /** Address of the page in its language. */
  readonly address: string;
  readonly origin: string;
  readonly child: boolean;
  readonly language: Language;
}

/** The story for search engines, as schema.org nodes (beyond.md 12): the article, whom it is about, and where. */
export function storyGraph({ story, text, name, address, origin, child, language }: StoryFacts): readonly object[] {
  const { profile_image, map_image, extra_images, born_year, died_year } = story;
  const person = personNode(origin, story.person_id);
  const images = [profile_image, ...extra_images, map_image].filter((photo) => photo !== null);
  return [
    {
      '@type': 'Article',
      '@id': address,
      url: address,
      mainEntityOfPage: address,
      headline: name,
      description: beginningOf(text.part_1),
      inLanguage: text.language,
      datePublished: story.published_date ?? undefined,
      dateModified: story.updated_at,
      about: { '@id': person },
      image: images.length > 0 ? images.map((photo) => imageNode(photo, address, language)) : undefined,
      contentLocation: placeNode(story, language),
      audience: child ? { '@type': 'PeopleAudience', suggestedMaxAge: 12 } : undefined,
    },
    {
      '@type': 'Person',
      '@id': person,
      url: origin + personPath(story.person_id),
      name,
      givenName: story.first_name || undefined,
      familyName: story.family_name || undefined,
      birthDate: born_year === null ? undefined : String(born_year),
      deathDate: died_year === null ? undefined : String(died_year),
    },
  ];
}

const imageNode = ({ picture, legend, credit }: PublicPhoto, address: string, language: Language) => ({
  '@type': 'ImageObject',
  contentUrl: new URL(picture.src, address).href,
  width: picture.width,
  height: picture.height,
  caption: legend[language].text || undefined,
  creditText: credit[language].text || undefined,
});

function placeNode({ place_names, country_code }: PublicStory, language: Language) {
  const { community, area } = place_names[language];
  if (!community && !area) return undefined;
  return {
    '@type': 'Place',
    name: community || area,
    address: {
      '@type': 'PostalAddress',
      addressLocality: community || undefined,
      addressRegion: area || undefined,
      addressCountry: country_code || undefined,
    },
  };
}
