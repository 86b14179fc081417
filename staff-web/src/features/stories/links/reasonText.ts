import { decodeDate, formatPartialDate } from '@salient/shared/dates/partialDate.ts';
import { locales } from '@salient/shared/i18n/languages.ts';
import type { Texts } from '@salient/shared/i18n/texts.ts';
import { placeName } from '@salient/shared/places/placeTypes.ts';
import type { LinkReason } from '@salient/shared/stories/story.ts';
import { tagText } from '@salient/shared/stories/storyTexts.ts';

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
      const km = reason.km.toLocaleString(locales[language], { maximumFractionDigits: 1 });
      return t('storyEditor.links.near', { place, other, km });
    }
  }
}
