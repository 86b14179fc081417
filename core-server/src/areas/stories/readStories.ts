import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import type { StoryRow } from '@salient/shared/areas/stories/story.ts';
import {
  findMatchingPersonStories,
  findPersonStories,
  findPersonStoriesByName,
  getPersonStory,
  getPersonStory2,
  getStoriesForPerson,
  type StoryFilter,
  type storySortColumns,
} from '@salient/shared/areas/stories/storyMethods.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { showPart } from '@salient/shared/lib/dates/partialDate.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { groupBy } from '../../lib/db/groupBy.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { escapeLike } from '../../lib/search/likePattern.ts';
import { tellContactsRead } from '../contacts/contactLooks.ts';
import { scopeSql } from '../datasets/scopeSql.ts';
import { maySeePerson } from '../events/maySeePerson.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import { PersonStoryTextEntity } from './PersonStoryTextEntity.ts';
import { presentLinks, readStory, storyNames } from './presentStory.ts';
import { lacksChildStory, loadLinks, type StoryLink } from './storyLinks.ts';

export const handleGetPersonStory = implement(getPersonStory, async ({ params, fail, ...context }) => {
  const { db, actor, services } = context;
  const { id, extend } = params;
  const story = await readStory(db, { actor, files: services.files }, id, extend);
  if (!story || !(await maySeePerson(db, actor, story.person_id_ref)))
    throw fail.notFound({ entity: 'person_story', id });
  const contacts = story.linked_contact_persons.flatMap(({ contact_person }) => contact_person?.id ?? []);
  await tellContactsRead(context, contacts);
  return story;
});

export const handleGetPersonStory2 = implement(getPersonStory2, async ({ params: { id }, db, actor, fail }) => {
  const story = await db.findOneBy(PersonStoryEntity, { id });
  if (!story || !(await maySeePerson(db, actor, story.person_id_ref)))
    throw fail.notFound({ entity: 'person_story', id });
  return { first_name: story.first_name, family_name: story.family_name };
});

export const handleGetStoriesForPerson = implement(getStoriesForPerson, async ({ params: { id }, db, actor }) => {
  if (!(await maySeePerson(db, actor, id))) return [];
  return presentRows(db, await db.findBy(PersonStoryEntity, { person_id_ref: id }));
});

type StoryQuery = SelectQueryBuilder<PersonStoryEntity>;

/** Stories of whom `actor` finds in lists and searches (ROLE-15, USER-18). */
function visibleStories(db: EntityManager, actor: Actor): StoryQuery {
  const query = db.createQueryBuilder(PersonStoryEntity, 's');
  const values: Record<string, unknown> = {};
  const scope = scopeSql(personScope(actor), (value) => {
    const name = `scope${Object.keys(values).length}`;
    values[name] = value;
    return `:${name}`;
  });
  if (scope.length === 0) return query;
  const found = ['p.id = s.person_id_ref', ...scope].join(' AND ');
  return query.where(`EXISTS (SELECT FROM person p WHERE ${found})`, values);
}

/** Every word must begin a name, or stand in one, whatever its case and accents. */
function narrowByText(query: StoryQuery, text: string): void {
  const words = normalizeText(text).split(/\s+/).filter(Boolean);
  for (const [index, word] of words.entries()) {
    query.andWhere(`s.name_keys LIKE :word${index}`, {
      [`word${index}`]: `%${escapeLike(word.replaceAll('|', ' '))}%`,
    });
  }
}

const textStatus = (language: Language) =>
  `(SELECT t.story_status FROM person_story_text t WHERE t.story_id = s.id AND t.language = '${language}')`;

function narrowByFilter(query: StoryQuery, filter: StoryFilter): void {
  for (const language of languages) {
    const status = filter[language];
    if (status) query.andWhere(`${textStatus(language)} = :status_${language}`, { [`status_${language}`]: status });
  }
  if (filter.target) query.andWhere(':target = ANY(s.targets)', { target: filter.target });
  if (filter.published !== undefined) {
    query.andWhere(`s.published_date IS ${filter.published ? 'NOT NULL' : 'NULL'}`);
  }
  if (filter.child !== undefined) query.andWhere('s.story_child_option = :child', { child: filter.child });
  if (filter.kiosk) query.andWhere(':kiosk = ANY(s.kiosks)', { kiosk: filter.kiosk });
  if (filter.key_location_id) query.andWhere('s.key_location_id = :key', { key: filter.key_location_id });
  if (filter.project_id) {
    query.andWhere(
      'EXISTS (SELECT FROM project_membership m WHERE m.person_id = s.person_id_ref AND m.project_id = :project)',
      { project: filter.project_id },
    );
  }
  const hasText = (wanted: boolean | undefined, condition: string) => {
    if (wanted === undefined) return;
    query.andWhere(
      `${wanted ? '' : 'NOT '}EXISTS (SELECT FROM person_story_text t WHERE t.story_id = s.id AND (${condition}))`,
    );
  };
  hasText(
    filter.outdated,
    't.outdated_since IS NOT NULL OR t.child_outdated_since IS NOT NULL AND s.story_child_option',
  );
  hasText(
    filter.in_review,
    `t.story_status = 'IN_REVIEW' OR t.story_child_status = 'IN_REVIEW' AND s.story_child_option`,
  );
}

/** How many stories `actor` finds in the list that a filter leaves. */
export function countStories(db: EntityManager, actor: Actor, filter: StoryFilter): Promise<number> {
  const query = visibleStories(db, actor);
  narrowByFilter(query, filter);
  return query.getCount();
}

/** How far a status is, so that lists sort by progress and not by letters. */
const progress = (language: Language) => `array_position('{IN_PROGRESS,IN_REVIEW,DONE}', ${textStatus(language)})`;

const linkedCount = `(SELECT count(*) FROM (
  SELECT linked_story_id FROM person_story_manual_link WHERE story_id = s.id
  UNION SELECT story_id FROM person_story_manual_link WHERE linked_story_id = s.id
  UNION SELECT linked_story_id FROM person_story_link WHERE story_id = s.id) AS linked)`;

const sortExpressions: Readonly<Record<(typeof storySortColumns)[number], string>> = {
  calculated_full_name: 's.sort_name',
  nl: progress('nl'),
  en: progress('en'),
  fr: progress('fr'),
  de: progress('de'),
  linked_count: linkedCount,
  published_date: 's.published_date',
  born_year: 's.born_year',
  died_year: 's.died_year',
  community: 'lower(s.community)',
  updated_at: 's.updated_at',
};

interface Page {
  readonly text: string;
  readonly filter?: string | StoryFilter | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly sort?: readonly (readonly [(typeof storySortColumns)[number], 1 | -1])[] | undefined;
}

async function pageOf(query: StoryQuery, { text, filter, offset, limit, sort = [] }: Page) {
  narrowByText(query, text || (typeof filter === 'string' ? filter : ''));
  if (typeof filter === 'object') narrowByFilter(query, filter);
  for (const [index, [column, direction]] of sort.entries()) {
    // In brackets: a column of the entity would be read under this name alone, and be missing in the row.
    query.addSelect(`(${sortExpressions[column]})`, `order_${index}`);
    query.addOrderBy(`order_${index}`, direction === 1 ? 'ASC' : 'DESC', 'NULLS LAST');
  }
  // Equal ones follow the name (STORY-03).
  if (!sort.some(([column]) => column === 'calculated_full_name')) query.addOrderBy('s.sort_name');
  return query.addOrderBy('s.id').offset(offset).limit(limit).getManyAndCount();
}

export const handleFindPersonStories = implement(findPersonStories, async ({ params, db, actor }) => {
  const [stories, total] = await pageOf(visibleStories(db, actor), params);
  return { data: await presentRows(db, stories, params.extend.includes('linked_stories')), total };
});

export const handleFindMatchingPersonStories = implement(
  findMatchingPersonStories,
  async ({ params, db, actor, fail }) => {
    const { id } = params;
    const story = await db.findOneBy(PersonStoryEntity, { id });
    if (!story || !(await maySeePerson(db, actor, story.person_id_ref))) {
      throw fail.notFound({ entity: 'person_story', id });
    }
    const query = visibleStories(db, actor)
      .andWhere('s.id <> :id', { id })
      .andWhere(
        `NOT EXISTS (SELECT FROM person_story_manual_link l
           WHERE (l.story_id, l.linked_story_id) IN ((:id, s.id), (s.id, :id)))`,
      );
    const [stories, total] = await pageOf(query, params);
    const linked = new Map(((await loadLinks(db, [id])).get(id) ?? []).map((link) => [link.id, link]));
    const candidates = stories.map(
      ({ id: other, targets, story_child_option }): StoryLink =>
        linked.get(other) ?? {
          ...{ story_id: id, id: other, manual: null, score: 0, shared: [], targets, story_child_option },
        },
    );
    return { data: await presentLinks(db, story, candidates), total };
  },
);

export const handleFindPersonStoriesByName = implement(findPersonStoriesByName, async ({ params, db, actor }) => {
  const query = visibleStories(db, actor);
  narrowByText(query, params.text);
  const stories = await query.orderBy('s.sort_name').addOrderBy('s.id').limit(params.limit).getMany();
  return stories.map((story) => {
    const { id, person_id_ref, first_name, family_name, calculated_full_name } = storyNames(story);
    return { id, person_id_ref, first_name, family_name, calculated_full_name };
  });
});

/** Stories as lists show them, in their order. */
async function presentRows(
  db: EntityManager,
  stories: readonly PersonStoryEntity[],
  withLinked = false,
): Promise<StoryRow[]> {
  const ids = stories.map(({ id }) => id);
  const texts = groupBy(await db.findBy(PersonStoryTextEntity, { story_id: In(ids) }), ({ story_id }) => story_id);
  const links = await loadLinks(db, ids);
  return Promise.all(
    stories.map(async (story): Promise<StoryRow> => {
      const own = links.get(story.id) ?? [];
      const published = own.filter((link) => link.targets.includes('museum') && !lacksChildStory(story, link));
      const byLanguage = new Map((texts.get(story.id) ?? []).map((text) => [text.language, text]));
      return {
        version: story.version,
        ...storyNames(story),
        born_year: showPart(story.born_year),
        died_year: showPart(story.died_year),
        community: story.community,
        kiosks: story.kiosks,
        key_location_id: story.key_location_id,
        story_status: byLanguage.get('nl')?.story_status ?? 'IN_PROGRESS',
        story_text: Object.fromEntries(
          languages.map((language) => [language, presentStatus(byLanguage.get(language))]),
        ) as StoryRow['story_text'],
        linked_count: own.length,
        published_linked_count: published.length,
        ...(withLinked ? { linked_stories: await presentLinks(db, story, own.slice(0, shownLinked)) } : {}),
        updated_at: story.updated_at.toISOString(),
      };
    }),
  );
}

/** Linked stories that a row of the list unfolds. */
const shownLinked = 20;

const presentStatus = (text: PersonStoryTextEntity | undefined): StoryRow['story_text'][Language] => ({
  story_status: text?.story_status ?? 'IN_PROGRESS',
  story_child_status: text?.story_child_status ?? 'IN_PROGRESS',
  outdated_since: text?.outdated_since?.toISOString() ?? null,
  child_outdated_since: text?.child_outdated_since?.toISOString() ?? null,
  has_text: Boolean(text?.story_part_1 || text?.story_part_2),
  has_child_text: Boolean(text?.story_child_part_1 || text?.story_child_part_2),
});
