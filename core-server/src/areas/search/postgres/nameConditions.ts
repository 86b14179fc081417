import { initials } from '@salient/shared/lib/names/initials.ts';
import { soundKeys } from '@salient/shared/lib/names/sounds/soundKeys.ts';
import type { SqlParameters } from '../../../lib/db/SqlParameters.ts';
import { escapeLike } from '../../../lib/search/likePattern.ts';
import { familyNameTries, isGivenName } from '../familyNamesTyped.ts';
import { givenNameParts } from '../givenNameParts.ts';
import { mostExamined, type Source } from '../pageOfSources.ts';
import type { SearchRequest } from '../SearchEngine.ts';
import type { SearchFallbacks } from '../searchWithFallbacks.ts';
import { hasInitials, mayBeName, plainWords, type TypedText } from '../TypedText.ts';

/** How alike a stored name must be to a typed word for a slip of the pen, from 0 to 1. */
const typoSimilarity = 0.5;

export interface TextSql {
  readonly where: string[];
  /** Expressions that put the better match first; asked for only where rows are ordered. */
  readonly rank: (sql: SqlParameters) => string[];
}

/** What is typed as SQL on `person p`. */
export type TextCondition = (sql: SqlParameters) => TextSql;

/** A condition, the step it belongs to, and how the rows that it finds are examined. */
export interface StepCondition extends Pick<Source<unknown, TextCondition>, 'step' | 'proposes' | 'examineUpTo'> {
  readonly sql: TextCondition;
}

type ConditionFallbacks = Readonly<Record<keyof SearchFallbacks<unknown, TextCondition>, StepCondition[][]>>;

/** The conditions by which a typed name is looked for, in the order in which they are tried. */
export function fallbacksOf(text: TypedText, request: SearchRequest): ConditionFallbacks {
  const also = (where: (sql: SqlParameters) => string[], rank: (sql: SqlParameters) => string[] = () => []) => {
    return (sql: SqlParameters): TextSql => ({
      where: [...where(sql), ...yearsAndNumbers(text, sql)],
      rank,
    });
  };
  const typed: StepCondition = {
    step: 'typed',
    sql: also(
      (sql) => text.folded.map((token, at) => startsName(token, text.plain[at] as string, sql)),
      (sql) => exactFirst(text, sql),
    ),
  };
  if (text.words === '' || !mayBeName(text)) return { named: [[typed]], familyName: [], further: [] };
  const typo: StepCondition = {
    step: 'typo',
    proposes: true,
    sql: also(
      (sql) => [
        `p.fold_keys %> ${sql.add(longest(text.folded))}`,
        ...text.folded.map((token) => `word_similarity(${sql.add(token)}, p.fold_keys) >= ${typoSimilarity}`),
      ],
      (sql) => text.folded.map((token) => `word_similarity(${sql.add(token)}, p.fold_keys) DESC`),
    ),
  };
  const sounds = [...text.folded].reverse().map(
    (word): StepCondition => ({
      step: 'sound',
      proposes: true,
      sql: also((sql) => [
        `p.sound_keys && ${sql.add(soundKeys(word))}::text[]`,
        ...text.folded
          .filter((other) => other !== word)
          .map((other) => `p.fold_keys LIKE ${sql.add(`% ${escapeLike(other)}%`)}`),
      ]),
    }),
  );
  const given = givenNameParts(text).map(
    ({ keys, others }): StepCondition => ({
      step: 'given',
      sql: also((sql) => [
        ...keys.map((each) => `p.given_keys && ${sql.add(each)}::text[]`),
        ...others.map((other) => `p.fold_keys LIKE ${sql.add(`% ${escapeLike(other)}%`)}`),
      ]),
    }),
  );
  const wide = [typed, ...given, ...(hasInitials(text) ? initialsConditions(text, also) : [])];
  const first = request.soundsAlike ? [...wide, ...sounds] : request.widen ? wide : [typed];
  if (!request.widen) return { named: [first], familyName: [], further: [] };
  const family = familyNameTries(text).map((words) => [
    ...words.map(
      (word): StepCondition => ({
        step: 'familyname',
        examineUpTo: mostExamined,
        sql: also((sql) => [
          `p.fold_keys LIKE ${sql.add(`% ${escapeLike(word)} %`)}`,
          ...(isGivenName(word) ? [`p.sound_keys && ${sql.add(soundKeys(word))}::text[]`] : []),
        ]),
      }),
    ),
    typo,
  ]);
  const several = text.folded.length > 1;
  return {
    named: [first],
    familyName: family,
    further: [[typo], sounds, ...(several ? [initialsConditions(text, also)] : [])],
  };
}

function initialsConditions(
  text: TypedText,
  also: (where: (sql: SqlParameters) => string[]) => (sql: SqlParameters) => TextSql,
): StepCondition[] {
  return [text.folded.length - 1, 0].map((at) => ({
    step: 'initials' as const,
    proposes: true,
    sql: also((sql) => [
      `p.fold_keys LIKE ${sql.add(`% ${escapeLike(text.folded[at] as string)}%`)}`,
      `p.initials_key LIKE ${sql.add(`${escapeLike(initials(text.plain.filter((_, i) => i !== at).join(' ')))}%`)}`,
    ]),
  }));
}

/**
 * Some name starts with the word, in any spelling. The beginning of a name may fold to what is no beginning of the whole
 * name's fold (`lec` of Leclercq), so the plain form counts too.
 */
function startsName(folded: string, plain: string, sql: SqlParameters): string {
  const fold = `p.fold_keys LIKE ${sql.add(`% ${escapeLike(folded)}%`)}`;
  if (folded === plain) return fold;
  const start = sql.add(`%|${escapeLike(plain)}%`);
  return `(${fold} OR p.familyname_keys LIKE ${start} OR p.surname_keys LIKE ${start})`;
}

const longest = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length)[0] ?? '';

/** Names written just as typed come before their other spellings, and family names before the same word as a first name. */
function exactFirst(text: TypedText, sql: SqlParameters): string[] {
  const words = plainWords(text);
  if (words.length === 0) return [];
  const exact = words.map((word) => `(p.sort_name LIKE ${sql.add(`%${escapeLike(word)}%`)})`);
  const family = words.map((word) => `p.sort_name LIKE ${sql.add(`${escapeLike(word)}%`)}`);
  return [`(${exact.join(' AND ')}) DESC`, `(${family.join(' OR ')}) DESC`];
}

function yearsAndNumbers({ years, numbers }: TypedText, sql: SqlParameters): string[] {
  return [
    ...years.map((year) => {
      const wanted = sql.add(year);
      return `(p.born_min / 10000 = ${wanted} OR p.died_min / 10000 = ${wanted} OR EXISTS (SELECT FROM person_event y
        WHERE y.person_id = p.id AND (y.period_min / 10000 = ${wanted} OR y.period_max / 10000 = ${wanted})))`;
    }),
    ...numbers.map(
      (number) =>
        `p.id IN (SELECT n.person_id FROM person_event n WHERE n.number_key LIKE ${sql.add(`${escapeLike(number)}%`)})`,
    ),
  ];
}
