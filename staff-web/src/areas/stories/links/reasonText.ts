import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { LinkReason } from '@salient/shared/areas/stories/story.ts';
import { tagText } from '@salient/shared/areas/stories/storyTexts.ts';
import { decodeDate, formatPartialDate } from '@salient/shared/lib/dates/partialDate.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { distanceText } from '@salient/shared/lib/map/distanceText.ts';

/** Why two stories are linked, in words: a theme, a place and how far it is, the day of death. */
export function reasonText({ t, language }: Texts, reason: LinkReason): string {
  switch (reason.kind) {
    case 'tag':
      return tagText(t, reason.tag);
    case 'died': {
      const date = decodeDate(reason.date);
      return t('storyEditor.links.died', { date: date ? formatPartialDate(date) : reason.date });
    }
    case 'place': {
      const [place, other] = [placeName(reason.names, language), placeName(reason.other_names, language)];
      if (reason.km === 0 || place === other) return place;
      return t('storyEditor.links.near', { place, other, distance: distanceText(reason.km * 1000, language) });
    }
  }
}
