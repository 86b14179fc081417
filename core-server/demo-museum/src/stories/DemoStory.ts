import { personEventSchema } from '@salient/shared/areas/events/personEvent.ts';
import { personSchema } from '@salient/shared/areas/persons/person.ts';
import { storyTags } from '@salient/shared/areas/stories/storyTypes.ts';
import { kioskNumbers } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { z } from 'zod';
import { inFourLanguages, word } from '../data-files/cells.ts';
import { backdropNames } from '../pictures/backdrops.ts';
import { clothesNames } from '../pictures/clothes.ts';
import { faces } from '../pictures/face.ts';
import { headgearNames } from '../pictures/headgear.ts';
import { sceneNames } from '../pictures/scenes.ts';

export type InFourLanguages = z.infer<typeof inFourLanguages>;

/** A day as a source knows it: `1915`, `1915-04` or `1915-04-22`. */
const daySchema = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'is no day of the form 1915, 1915-04 or 1915-04-22');
export type DayText = z.infer<typeof daySchema>;

/** Of an event, besides its type, days and place. */
const eventFields = personEventSchema
  .pick({
    topo: true,
    description: true,
    school_name: true,
    school_direction: true,
    work_company_name: true,
    work_profession: true,
    where_reason: true,
    enlisted_reason: true,
    enlisted_army: true,
    enlisted_regt: true,
    enlisted_unit: true,
    enlisted_nr: true,
    enlisted_sub: true,
    enlisted_rank: true,
    enlisted_number: true,
    jailed_type: true,
    injured_wound: true,
    injured_cause: true,
    death_reason: true,
    decoration: true,
    citation: true,
    marriage_partner: true,
  })
  .partial();

const eventSchema = z.strictObject({
  type: personEventSchema.shape.type,
  from: daySchema.optional(),
  to: daySchema.optional(),
  /** Key of the demo's tables of places. */
  place: word.optional(),
  /** Whether stories are found beside this one by the event's place. */
  couples: z.literal(true).optional(),
  ...eventFields.shape,
});
export type StoryEvent = Readonly<z.infer<typeof eventSchema>>;

/** One language's texts: each version in two parts. The child's is for readers of eight to ten, with a question to look for. */
const textsSchema = z.strictObject({ part1: word, part2: word, child1: word, child2: word, question: word }).readonly();
export type StoryTexts = z.infer<typeof textsSchema>;

const personFields = personSchema.pick({
  surname: true,
  familyname: true,
  nationality: true,
  gender: true,
  victim_type: true,
  victim_type_details: true,
  irish_memorial_records: true,
  war_casualty: true,
});

/** What a story needs to be a key story. The organisations are invented like the persons. */
const keyStorySchema = z.strictObject({
  /** Number of the demo's key location. */
  location: z.int().min(1).max(8),
  date: daySchema,
  organisation: word,
  formOfAddress: word,
});

/** An invented life within a true history, told in four languages and two versions: what its file says. */
export const demoStorySchema = z
  .strictObject({
    person: personFields.partial({ victim_type_details: true, irish_memorial_records: true }),
    /** Birth first, death last where the museum knows of it: the days of the person's head are read from these two. */
    events: z.array(eventSchema).readonly(),
    /** Which of the events says where the story is told of, from 0. */
    placeEvent: z.int().min(0),
    tags: z.array(z.enum(storyTags)).readonly(),
    /** Whether stories of the same day of death are found beside this one. */
    usesDiedDate: z.literal(true).optional(),
    kiosks: z.array(z.literal(kioskNumbers)).readonly(),
    /** The story of the other side of the same day, field or line; it names this one in return. */
    pair: word.optional(),
    /** Further stories that somebody linked by hand. */
    links: z.array(word).readonly().optional(),
    keyStory: keyStorySchema.optional(),
    texts: z.strictObject({ nl: textsSchema, en: textsSchema, fr: textsSchema, de: textsSchema }),
    profile: z.strictObject({
      portrait: z.strictObject({
        headgear: z.enum(headgearNames),
        face: z.enum(faces),
        clothes: z.enum(clothesNames),
        backdrop: z.enum(backdropNames),
        looks: z.enum(['left', 'right']),
      }),
      legend: inFourLanguages,
      alt: inFourLanguages,
    }),
    extras: z.array(z.strictObject({ scene: z.enum(sceneNames), legend: inFourLanguages })).readonly(),
  })
  .readonly();

export type DemoStory = z.infer<typeof demoStorySchema> & {
  /** What other stories and file names call it. */
  readonly key: string;
};
