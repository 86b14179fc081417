import { initials } from '@salient/shared/lib/names/initials.ts';
import { soundKeys } from '@salient/shared/lib/names/sounds/soundKeys.ts';
import { quoteFilter } from '../../../lib/search/filterSyntax.ts';
import { familyNameTries, isGivenName } from '../familyNamesTyped.ts';
import { givenNameParts } from '../givenNameParts.ts';
import { mostExamined, type Source } from '../pageOfSources.ts';
import type { SearchRequest } from '../SearchEngine.ts';
import type { SearchFallbacks } from '../searchWithFallbacks.ts';
import { hasInitials, mayBeName, plainWords, type TypedText } from '../TypedText.ts';

/** How one text source asks: the words, of which each must match, and the fields they are looked for in. */
export interface TextQuery {
  readonly q: string;
  readonly filter?: readonly string[];
  readonly fields?: readonly string[];
  /** Attributes that hits give beside those of rows: what conditions are compared with. */
  readonly facts?: readonly string[];
}

/** A query, the step it belongs to, and how the rows that it finds are examined. */
export interface StepQuery extends TextQuery, Pick<Source<unknown, TextQuery>, 'step' | 'proposes' | 'examineUpTo'> {}

type QueryFallbacks = Readonly<Record<keyof SearchFallbacks<unknown, TextQuery>, StepQuery[][]>>;

/**
 * The queries in the order they are tried: rungs one after another until one finds anything; within a rung, companions
 * that fill up what the first lacks.
 */
export function fallbacksOf(text: TypedText, request: SearchRequest): QueryFallbacks {
  const typed: StepQuery = { step: 'typed', q: text.words };
  if (text.words === '' || !mayBeName(text)) return { named: [[typed]], familyName: [], further: [] };
  const q = text.folded.join(' ');
  // What is typed as it is folded has found the folded names already.
  const folded: StepQuery[] = q === plainWords(text).join(' ') ? [] : [{ step: 'folded', q, fields: ['folded'] }];
  const given = givenQueries(text);
  const wide = [typed, ...given, ...(hasInitials(text) ? initialsQueries(text) : [])];
  const first = request.soundsAlike
    ? [...wide, ...folded, ...soundQueries(text)]
    : request.widen
      ? [...wide, ...(given.length === 0 ? folded : [])]
      : [typed];
  if (!request.widen) return { named: [first], familyName: [], further: [] };
  return {
    // Other forms of a first name find all that folding the first name finds; what is left is a first name as family name.
    named: given.length > 0 && folded.length > 0 ? [first, folded] : [first],
    familyName: familyNameQueries(text),
    further: [soundQueries(text), initialsQueries(text)].filter((rung) => rung.length > 0),
  };
}

/** First names in any of their forms, the other words folded. */
function givenQueries(text: TypedText): StepQuery[] {
  return givenNameParts(text).map(({ keys, others }) => ({
    step: 'given',
    q: others.join(' '),
    fields: ['folded'],
    filter: keys.map((each) => `given_keys IN [${each.map(quoteFilter).join(', ')}]`),
  }));
}

/** Each typed word in turn taken as the family name and compared by sound, the others as first names. */
function soundQueries(text: TypedText): StepQuery[] {
  return [...text.folded].reverse().flatMap((word) => {
    const keys = soundKeys(word);
    if (keys.length === 0) return [];
    const others = text.folded.filter((other) => other !== word).join(' ');
    return [
      {
        step: 'sound' as const,
        proposes: true,
        q: others,
        fields: ['folded'],
        filter: [`sound_keys IN [${keys.map(quoteFilter).join(', ')}]`],
      },
    ];
  });
}

/** A typed word alone that is a family name in full, as somebody may have the first name wrong. */
function familyNameQueries(text: TypedText): StepQuery[][] {
  return familyNameTries(text).map((words) =>
    words.map((word) => ({
      step: 'familyname',
      // In quotation marks it is neither corrected nor a beginning.
      q: `"${word}"`,
      fields: ['folded'],
      examineUpTo: mostExamined,
      filter: isGivenName(word) ? [`sound_keys IN [${soundKeys(word).map(quoteFilter).join(', ')}]`] : [],
    })),
  );
}

/** `John Frederick Balmer` also finds `J F Balmer`. */
function initialsQueries(text: TypedText): StepQuery[] {
  if (text.folded.length < 2) return [];
  return [text.folded.length - 1, 0].flatMap((at) => {
    const family = text.folded[at] as string;
    const letters = initials(text.plain.filter((_, index) => index !== at).join(' '));
    if (letters === '') return [];
    return [
      {
        step: 'initials' as const,
        proposes: true,
        q: family,
        fields: ['folded'],
        filter: [`initials_key STARTS WITH ${quoteFilter(letters)}`],
      },
    ];
  });
}
