import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { storyPage as nl } from './storyPage.nl.ts';

export const storyPage = {
  kind: 'Life story',
  keyKind: 'Story at a remembrance key',
  metaTitle: '{name}, a story from the First World War',
  metaTitleChild: '{name}, a story for children from the First World War',
  versions: 'Version of the story',
  forAdults: 'For adults',
  forChildren: 'For children',
  noChild: 'There is no children’s version of this story yet. You are reading the text for adults.',
  onlyIn: {
    nl: 'This story is available in Dutch only.',
    en: 'This story is available in English only.',
    fr: 'This story is available in French only.',
    de: 'This story is available in German only.',
  },
  place: 'The place',
  placeChild: 'Where it happened',
  life: 'A life in dates',
  lifeChild: 'A whole life',
  wholeLife: 'All that is known about {name}',
  key: 'At the key',
  keyLocation: 'Remembrance key',
  keyDate: 'Day of remembrance',
  keyOrganisation: 'Organisation',
  keyContacts: 'Told with the help of',
  linked: 'Lives that belong with this one',
  linkedChild: 'Now read about',
  cite: '{name}, in: Salient, stories from the First World War. {address} (consulted on {date}).',
  scan: 'Read on with your phone',
  preview: 'Preview',
  previewText:
    'This is how visitors will see the story once it is published. This address works for an hour and is only for those who were given it.',
  expired: {
    title: 'This preview has expired',
    text: 'A preview can be viewed for an hour. Ask for a new one in the story editor.',
  },
  notFound: {
    title: 'This story is not here',
    text: 'The address may be incomplete, or this story has not been published yet.',
  },
  gone: {
    title: 'This story can no longer be read',
    text: 'The museum withdrew this story {day}, for instance to improve it. It may come back at this same address.',
    textWithoutDay:
      'The museum withdrew this story, for instance to improve it. It may come back at this same address.',
  },
  failed: 'This story could not be loaded',
  pairGone: {
    title: 'This encounter can no longer be read',
    text: 'The museum withdrew both stories, for instance to improve them. They may come back at this same address.',
  },
  pairNotFound: {
    title: 'This encounter is not here',
    text: 'Neither of the two stories can be read at the moment. The address may be incomplete, or the stories were withdrawn.',
  },
  pair: {
    title: 'Encounters',
    metaTitle: '{first} and {second}: encounters in the First World War',
    intro: 'Two people, two lives in the same war. Read their stories one after the other.',
    introChild:
      'Here you meet two people who lived more than a hundred years ago. There was a war then. Read one story first and then the other.',
    stories: 'The two stories',
    alone: 'The other story of this encounter cannot be read at the moment.',
    failed: 'This encounter could not be loaded',
  },
} satisfies TranslationOf<typeof nl>;
