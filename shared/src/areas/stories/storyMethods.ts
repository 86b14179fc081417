import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput, withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { validationResultSchema } from '../../lib/contract/validation.ts';
import { languages } from '../../lib/i18n/languages.ts';
import {
  idSchema,
  limitSchema,
  listOf,
  offsetSchema,
  okSchema,
  recordIdSchema,
  searchTextSchema,
  versionSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { storyTargets } from '../persons/storyTargets.ts';
import { linkedStorySchema, personStoryInputSchema, personStorySchema, storyRowSchema } from './story.ts';
import { storyErrors } from './storyErrors.ts';
import { storyModes, storyStatuses } from './storyTypes.ts';

/** Columns by which lists of stories sort; equal ones follow the name (STORY-03). A language stands for its status. */
export const storySortColumns = [
  'calculated_full_name',
  ...languages,
  'linked_count',
  'published_date',
  'born_year',
  'died_year',
  'community',
  'updated_at',
] as const;

/** Filters of the columns (STORY-05): a language's status, and where and how a story is told. */
export const storyFilterSchema = z.strictObject({
  nl: z.enum(storyStatuses).optional(),
  en: z.enum(storyStatuses).optional(),
  fr: z.enum(storyStatuses).optional(),
  de: z.enum(storyStatuses).optional(),
  target: z.enum(storyTargets).optional(),
  published: z.boolean().optional(),
  child: z.boolean().optional(),
  kiosk: z.int().min(1).max(4).optional(),
  /** Some translation is outdated. */
  outdated: z.boolean().optional(),
  /** Some text, in any language, waits for somebody to review it. */
  in_review: z.boolean().optional(),
  key_location_id: idSchema.optional(),
  /** Stories of persons who belong to the project. */
  project_id: idSchema.optional(),
});
export type StoryFilter = z.infer<typeof storyFilterSchema>;

const listParams = {
  text: searchTextSchema.default(''),
  /** A text here is one of the search box (RPC-20). */
  filter: z.union([z.string().max(500), storyFilterSchema]).optional(),
  offset: offsetSchema,
  limit: limitSchema(10),
  sort: sortSchema(storySortColumns).optional(),
};

const changed = [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict] as const;

export const getPersonStory = defineMethod({
  name: 'getPersonStory',
  aliases: ['getStory', 'stories.get'],
  kind: 'query',
  access: 'login',
  description: 'Answers a story as its editor needs it.',
  params: z.strictObject({
    id: recordIdSchema,
    extend: z.array(z.enum(['linked_stories', 'key_location', 'contact_persons'])).default([]),
  }),
  result: personStorySchema,
  errors: [commonErrors.notFound],
});

export const getPersonStory2 = defineMethod({
  name: 'getPersonStory2',
  aliases: ['getPersonStoryName'],
  kind: 'query',
  access: 'login',
  description: 'Answers the names of the person that a story is about, for breadcrumbs.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.strictObject({ first_name: z.string(), family_name: z.string() }),
  errors: [commonErrors.notFound],
});

export const createPersonStory = defineMethod({
  name: 'createPersonStory',
  aliases: ['createStory', 'stories.create'],
  kind: 'command',
  access: 'editor',
  description: 'Creates the story of a person; names and years come from the person where the story gives none.',
  params: z.strictObject({ story: personStoryInputSchema }),
  result: personStorySchema,
  errors: [commonErrors.invalidData],
});

export const updatePersonStory = defineMethod({
  name: 'updatePersonStory',
  aliases: ['updateStory', 'stories.update'],
  kind: 'command',
  access: 'editor',
  description: 'Changes a story that is not published; absent fields keep their value, null clears.',
  params: z.strictObject({ story: updateInput(personStoryInputSchema, personStorySchema) }),
  result: personStorySchema,
  errors: changed,
});

export const validatePersonStory = defineMethod({
  name: 'validatePersonStory',
  aliases: ['validateStory', 'stories.validate'],
  kind: 'query',
  access: 'editor',
  description: 'Checks a story as create, update or publish would, and writes nothing.',
  params: z.strictObject({
    story: withReadOnlyKeys(personStoryInputSchema, personStorySchema),
    mode: z.enum(storyModes).default('create'),
    /** For mode `publish`. */
    target: z.enum(storyTargets).default('museum'),
  }),
  result: validationResultSchema,
});

export const publishPersonStory = defineMethod({
  name: 'publishPersonStory',
  aliases: ['publishStory'],
  kind: 'command',
  access: 'revisor',
  description: 'Publishes a story to a target; a second target joins the first and keeps its date.',
  params: z.strictObject({
    id: recordIdSchema,
    version: versionSchema.optional(),
    target: z.enum(storyTargets),
    /** The answer to `storyNeedsLink`: publish it although no published story is linked. */
    confirmed: z.boolean().default(false),
  }),
  result: personStorySchema,
  errors: [...changed, storyErrors.storyNeedsLink],
});

export const unpublishPersonStory = defineMethod({
  name: 'unpublishPersonStory',
  aliases: ['unpublishStory'],
  kind: 'command',
  access: 'revisor',
  description: 'Takes a story back from all targets, so that it can be edited again.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: personStorySchema,
  errors: changed,
});

export const removePersonStory = defineMethod({
  name: 'removePersonStory',
  aliases: ['removeStory', 'stories.remove'],
  kind: 'command',
  access: 'editor',
  description: 'Removes a story that is not published and that no other story names; an admin can restore it.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: okSchema,
  errors: changed,
});

export const getStoriesForPerson = defineMethod({
  name: 'getStoriesForPerson',
  kind: 'query',
  access: 'login',
  description: 'Lists the stories of a person, of which there is one at most.',
  params: z.strictObject({ id: recordIdSchema }),
  result: z.array(storyRowSchema),
});

export const removeStoriesForPerson = defineMethod({
  name: 'removeStoriesForPerson',
  kind: 'command',
  access: 'editor',
  description: 'Removes the stories of a person under the rules of removePersonStory.',
  params: z.strictObject({ id: recordIdSchema }),
  result: okSchema.extend({ count: z.int() }),
  errors: [commonErrors.invalidData],
});

export const findPersonStories = defineMethod({
  name: 'findPersonStories',
  aliases: ['findPersonStories2', 'findStories', 'stories.find'],
  kind: 'query',
  access: 'login',
  description: 'Lists stories page by page, with the status of every language.',
  params: z.strictObject({ ...listParams, extend: z.array(z.enum(['linked_stories'])).default([]) }),
  result: listOf(storyRowSchema),
  errors: [commonErrors.invalidData],
});

export const findMatchingPersonStories = defineMethod({
  name: 'findMatchingPersonStories',
  aliases: ['findMatchingStories'],
  kind: 'query',
  access: 'login',
  description: 'Lists the stories that can still be linked to one by hand.',
  params: z.strictObject({ id: recordIdSchema, ...listParams }),
  result: listOf(linkedStorySchema),
  errors: [commonErrors.notFound, commonErrors.invalidData],
});

/** Stories suggested while a name is typed (CONST-03). */
export const storySuggestionLimit = 20;

export const findPersonStoriesByName = defineMethod({
  name: 'findPersonStoriesByName',
  aliases: ['findStoriesByName'],
  kind: 'query',
  access: 'login',
  description: 'Suggests stories by names of the person they are about.',
  params: z.strictObject({ text: searchTextSchema.default(''), limit: limitSchema(storySuggestionLimit) }),
  result: z.array(
    personStorySchema.pick({
      id: true,
      person_id_ref: true,
      first_name: true,
      family_name: true,
      calculated_full_name: true,
    }),
  ),
});

export const getKeyCertificate = defineMethod({
  name: 'getKeyCertificate',
  kind: 'query',
  access: 'login',
  description: 'Gives an address, good for 30 to 60 seconds, of the certificate of a key story as a page to print.',
  params: z.strictObject({ id: recordIdSchema, language: z.enum(languages).default('nl') }),
  result: z.strictObject({ url: z.string(), expires_at: z.iso.datetime() }),
  errors: [commonErrors.notFound, commonErrors.invalidData],
});
