import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { byLanguage } from '../../lib/i18n/shownText.ts';
import { idSchema, offsetSchema, recordIdSchema } from '../../lib/schemas/commonSchemas.ts';
import { storyTargets } from '../persons/storyTargets.ts';
import { encounteredStorySchema, kioskStorySchema, publicStorySchema, storyCardSchema } from './publicStory.ts';
import { storyErrors } from './storyErrors.ts';
import { storyLimits, storyTags } from './storyTypes.ts';

/** `gone` for a story that was published and is not any more; `notFound` for one that never was (PUBLIC-23). */
const errors = [commonErrors.notFound, commonErrors.gone] as const;

export const getPublishedStoryFromMuseum = defineMethod({
  name: 'getPublishedStoryFromMuseum',
  kind: 'query',
  access: 'guest',
  description: 'Answers a story as it is published at the museum.',
  params: z.strictObject({ id: recordIdSchema }),
  result: publicStorySchema,
  errors,
});

export const getPublishedStoryFromKey = defineMethod({
  name: 'getPublishedStoryFromKey',
  kind: 'query',
  access: 'guest',
  description: 'Answers a story as it is published at its remembrance key.',
  params: z.strictObject({ id: recordIdSchema }),
  result: publicStorySchema,
  errors,
});

export const getPublishedStoryPair = defineMethod({
  name: 'getPublishedStoryPair',
  kind: 'query',
  access: 'guest',
  description:
    'Answers the two stories of an encounter in the order asked, each with what the two lives have in common; one that is not published is left out.',
  params: z.strictObject({ story1: idSchema, story2: idSchema }),
  result: z.array(encounteredStorySchema),
  errors,
});

export const getKioskStories = defineMethod({
  name: 'getKioskStories',
  kind: 'query',
  access: 'guest',
  description: 'Lists the stories that a kiosk shows: published at the museum, with a published story linked.',
  params: z.strictObject({ kiosk: z.int().min(1).max(4) }),
  result: z.array(kioskStorySchema),
});

/** What a list of published stories is narrowed by; what is left out narrows nothing. */
export const storyFilterSchema = z.strictObject({
  tag: z.enum(storyTags).optional(),
  /** The community of the story, as it is written there. */
  community: z.string().min(1).max(storyLimits.community).optional(),
  /** With a text of its own in this language. */
  language: z.enum(languages).optional(),
  /** With a text for children. */
  child: z.literal(true).optional(),
});
export type StoryFilter = z.infer<typeof storyFilterSchema>;

const choicesOf = <Value extends z.ZodType<string>>(value: Value) =>
  z.array(z.strictObject({ value, count: z.int().min(1) }));

/**
 * What each filter can be set to, and how many stories that gives beside the filters that are set already: a choice that
 * gives none is none.
 */
const storyChoicesSchema = z.strictObject({
  tags: choicesOf(z.enum(storyTags)),
  communities: z.array(z.strictObject({ value: z.string(), names: byLanguage(z.string()), count: z.int().min(1) })),
  languages: choicesOf(z.enum(languages)),
  /** Stories with a text for children. */
  child: z.int().min(0),
});
export type StoryChoices = z.infer<typeof storyChoicesSchema>;

export const findPublishedStories = defineMethod({
  name: 'findPublishedStories',
  kind: 'query',
  access: 'guest',
  description: 'Lists the published stories by name, with what the list can be narrowed by.',
  params: z.strictObject({
    ...storyFilterSchema.shape,
    offset: offsetSchema,
    limit: z.int().min(0).max(48).default(24),
  }),
  result: z.strictObject({
    data: z.array(storyCardSchema),
    total: z.int().min(0),
    choices: storyChoicesSchema,
  }),
});

/** Minutes that a preview can be opened, also on a phone. */
export const previewMinutes = 60;

export const createStoryPreview = defineMethod({
  name: 'createStoryPreview',
  kind: 'query',
  access: 'login',
  description: 'Answers a ticket with which anybody who has it reads the story as it stands, for an hour.',
  params: z.strictObject({ id: recordIdSchema, target: z.enum(storyTargets).default('museum') }),
  result: z.strictObject({
    ticket: z.string(),
    /** Path of the public page with the ticket, for a window or a QR code. */
    path: z.string(),
    expires_at: z.string(),
  }),
  errors: [commonErrors.notFound],
});

export const getStoryPreview = defineMethod({
  name: 'getStoryPreview',
  kind: 'query',
  access: 'guest',
  description: 'Answers a story as it would be published, to whoever has a ticket that staff made.',
  params: z.strictObject({ ticket: z.string().min(1).max(1000) }),
  result: publicStorySchema,
  errors: [storyErrors.previewExpired],
});
