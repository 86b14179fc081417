import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkStory } from './checkStory.ts';
import type { PersonStoryInput } from './story.ts';
import { cleanStoryText } from './story-text/cleanStoryText.ts';
import { emptyStory, emptyText, type StoryDraft, type TextDraft } from './storyDraft.ts';
import { fullName } from './storyName.ts';
import { storyTags } from './storyTypes.ts';

const event = '0198c3a0-0000-7000-8000-000000000001';
const ids = (count: number) =>
  Array.from({ length: count }, (_, n) => `0198c3a0-0000-7000-8000-${String(n).padStart(12, '0')}`);
const check = (input: PersonStoryInput, base?: StoryDraft) =>
  checkStory({ place_source_event_ref: event, ...input }, base);
const errorsOf = (input: PersonStoryInput, base?: StoryDraft) => check(input, base).errors.errors;
const draftOf = (input: PersonStoryInput, base?: StoryDraft) => check(input, base).draft;
const withTexts = (story_text: Partial<Record<'nl' | 'en' | 'fr' | 'de', Partial<TextDraft>>>): StoryDraft => ({
  ...emptyStory,
  story_text: Object.fromEntries(
    (['nl', 'en', 'fr', 'de'] as const).map((language) => [language, { ...emptyText, ...story_text[language] }]),
  ) as StoryDraft['story_text'],
});

describe('a story’s own fields', () => {
  test('need an event for the place; everything else may wait until publishing [STORY-08, STORY-54, STORY-55, STORY-56]', () => {
    expect(checkStory({}).errors.errors).toEqual({ place_source_event_ref: ['place_source_event_ref: REQUIRED'] });
    expect(errorsOf({})).toEqual({});
  });

  test.each([
    ['first_name', 'firstName', 500],
    ['family_name', 'familyName', 500],
    ['community', 'community', 500],
    ['area', 'area', 500],
    ['key_organisation_title', 'key_organisation_title', 500],
    ['key_form_of_address', 'key_form_of_address', 100],
  ])(
    '%s holds so many characters, and its error has the key %s [STORY-24, STORY-52, STORY-53, VALID-39]',
    (field, key, most) => {
      expect(errorsOf({ [field]: 'a'.repeat(most) })).toEqual({});
      expect(errorsOf({ [field]: 'a'.repeat(most + 1) })).toEqual({ [key]: [`${key}: INVALID_LENGTH`] });
    },
  );

  test('years are four digits or unknown, in order; the country is a code', () => {
    expect(draftOf({ born_year: '1890', died_year: '?', country_code: ' be ' })).toMatchObject({
      born_year: 1890,
      died_year: null,
      country_code: 'BE',
    });
    expect(errorsOf({ born_year: '90' })).toEqual({ born_year: ['born_year: INVALID_YEAR'] });
    expect(errorsOf({ born_year: 1900, died_year: 1890 })).toEqual({ died_year: ['died_year: INVALID_DATE_ORDER'] });
    expect(errorsOf({ country_code: 'Belgium' })).toEqual({ countryCode: ['countryCode: INVALID_FORMAT'] });
  });

  test('absent fields keep their value, null clears them', () => {
    const base = draftOf({
      first_name: 'Jan',
      community: 'Ieper',
      coupling_tags: ['gas'],
      kiosks: [2],
      key_certificate: true,
    });
    expect(draftOf({ first_name: 'Jo' }, base)).toEqual({ ...base, first_name: 'Jo' });
    expect(draftOf({ community: null, coupling_tags: null, kiosks: null, key_certificate: null }, base)).toEqual({
      ...base,
      community: '',
      coupling_tags: [],
      kiosks: [1, 2, 3, 4],
      key_certificate: false,
    });
  });

  test('the full name has both names, or the one there is [STORY-31]', () => {
    const names = (first_name: string, family_name: string) => fullName({ first_name, family_name });
    expect([names('Jan', 'Peeters'), names('', 'Peeters'), names('Jan', ''), names('', '')]).toEqual([
      'Jan Peeters',
      'Peeters',
      'Jan',
      '',
    ]);
  });

  test('themes and kiosks are known ones, all kiosks unless said otherwise [STORY-14, STORY-15, STORY-38, STORY-39]', () => {
    expect(storyTags).toHaveLength(27);
    expect(emptyStory.kiosks).toEqual([1, 2, 3, 4]);
    expect(draftOf({ coupling_tags: ['Gas', 'gas', 'sport'], kiosks: [3, 1, 3] })).toMatchObject({
      coupling_tags: ['gas', 'sport'],
      kiosks: [1, 3],
    });
    expect(errorsOf({ coupling_tags: ['war'], kiosks: [5] })).toEqual({
      coupling_tags: ['coupling_tags: INVALID_OPTION'],
      kiosks: ['kiosks: INVALID_OPTION'],
    });
  });

  test('a key date is a real day when all three parts are given, and may lack any [STORY-22, STORY-57, ERR-23]', () => {
    const date = (key_day: number | null, key_month: number | null, key_year: number | null) =>
      errorsOf({ key_day, key_month, key_year });
    expect(date(30, 2, 2018)).toEqual({ key_date: ['key_date: INVALID_FORMAT'] });
    expect([date(28, 2, 2018), date(null, 2, 2018), date(null, null, null)]).toEqual([{}, {}, {}]);
  });

  test('at most three contact persons, each once [STORY-22, STORY-58, CONST-16]', () => {
    const linked = (persons: string[], title = 'kleinzoon') =>
      errorsOf({ linked_contact_persons: persons.map((person) => ({ person, title })) });
    const [a = '', b = '', c = '', d = ''] = ids(4);
    expect(linked([a, b, c])).toEqual({});
    expect(linked([a, b, c, d])).toEqual({ linked_contact_person: ['linked_contact_person: TOO_MANY_VALUES'] });
    expect(linked([a, a])).toEqual({ linked_contact_person: ['linked_contact_person: CONNECTION_ALREADY_EXISTS'] });
    expect(linked([a], 'x'.repeat(201))).toEqual({ linked_contact_person: ['linked_contact_person: INVALID_LENGTH'] });
  });

  test('no story is linked to itself, none twice, and at most a hundred by hand', () => {
    const [id = '', other = ''] = ids(2);
    expect(errorsOf({ id, coupling_stories: [other, id] })).toEqual({
      coupling_stories: ['coupling_stories: INVALID_REFERENCE'],
    });
    expect(draftOf({ coupling_stories: [other, other] }).coupling_stories).toEqual([other]);
    expect(errorsOf({ coupling_stories: ids(101) })).toEqual({
      coupling_stories: ['coupling_stories: TOO_MANY_VALUES'],
    });
  });
});

describe('texts', () => {
  const nl = { story_part_1: 'Een.', story_part_2: 'Twee.', story_status: 'DONE' as const };

  test.each([
    ['story_part_1', 'storyPart1', 1000],
    ['story_part_2', 'storyPart2', 1000],
    ['story_child_part_1', 'storyChildPart1', 750],
    ['story_child_part_2', 'storyChildPart2', 750],
    ['story_child_question', 'storyChildQuestion', 150],
  ])('%s holds %i characters [STORY-10, STORY-11, STORY-33, CONST-16]', (part, key, most) => {
    expect(errorsOf({ story_text: { nl: { [part]: 'a'.repeat(most) } } })).toEqual({});
    expect(errorsOf({ story_text: { nl: { [part]: 'a'.repeat(most + 1) } } })).toEqual({
      [`storyText.nl.${key}`]: [`storyText.nl.${key}: INVALID_LENGTH`],
    });
    // What cleaning takes away does not count.
    expect(errorsOf({ story_text: { nl: { [part]: `${'a'.repeat(most)}   \n` } } })).toEqual({});
  });

  test('a status is one of three, IN_PROGRESS at first, and a text that is not there cannot be done [STORY-12, STORY-40, ERR-13]', () => {
    expect(emptyText).toMatchObject({ story_status: 'IN_PROGRESS', story_child_status: 'IN_PROGRESS' });
    expect(draftOf({ story_text: { nl: { ...nl, story_status: 'in review' } } }).story_text.nl.story_status).toBe(
      'IN_REVIEW',
    );
    expect(errorsOf({ story_text: { nl: { story_status: 'READY' } } })).toEqual({
      'storyText.nl.storyStatus': ['storyText.nl.storyStatus: INVALID_OPTION'],
    });
    expect(errorsOf({ story_text: { nl: { story_status: 'DONE' } } })).toEqual({
      'storyText.nl.storyStatus': ['storyText.nl.storyStatus: INVALID_STATUS_OPTION'],
    });
  });

  test('a translation opens when the Dutch text of its version is done, and closes with it without losing anything [STORY-42, STORY-43]', () => {
    const fr = { story_part_1: 'Un.' };
    expect(errorsOf({ story_text: { fr } })).toEqual({
      'storyText.fr.storyStatus': ['storyText.fr.storyStatus: INVALID_STATUS_OPTION'],
    });
    const opened = check({ story_text: { nl, fr } });
    expect(opened.errors.errors).toEqual({});
    const closed = check({ story_text: { nl: { story_status: 'IN_PROGRESS' } } }, opened.draft);
    expect(closed.errors.errors).toEqual({});
    expect(closed.draft.story_text.fr.story_part_1).toBe('Un.');
    expect(errorsOf({ story_text: { fr: { story_part_2: 'Deux.' } } }, closed.draft)).toEqual({
      'storyText.fr.storyStatus': ['storyText.fr.storyStatus: INVALID_STATUS_OPTION'],
    });
  });

  test('the child story has its own Dutch text to wait for, where the story has one [STORY-43]', () => {
    const child = { story_child_part_1: 'Bonjour.' };
    const key = 'storyText.fr.storyChildStatus';
    expect(errorsOf({ story_child_option: true, story_text: { nl, fr: child } })).toEqual({
      [key]: [`${key}: INVALID_STATUS_OPTION`],
    });
    expect(errorsOf({ story_child_option: false, story_text: { nl, fr: child } })).toEqual({});
    const base = withTexts({ nl: { ...nl, story_child_part_1: 'Hallo.', story_child_status: 'DONE' } });
    expect(errorsOf({ story_child_option: true, story_text: { fr: child } }, base)).toEqual({});
  });
});

describe('cleaning a text', () => {
  test.each([
    ['<p>Een <b>man</b></p><p>en een vrouw</p>', 'Een man\nen een vrouw'],
    ['regel<br/>twee', 'regel\ntwee'],
    ['  veel\t\tblanken  \r\nen regels \r\r\r\reinde ', 'veel blanken\nen regels\n\neinde'],
    ['Ieper&nbsp;&amp; Poperinge', 'Ieper & Poperinge'],
    ['3 < 5 en 5 > 3', '3 < 5 en 5 > 3'],
    ['&lt;b&gt;vet&lt;/b&gt;', 'vet'],
    ['cafe\u0301 zacht\u00adteken\u200b', 'café zachtteken'],
    ['<!-- weg -->blijft<script>x</script>', 'blijftx'],
    ['', ''],
  ])('makes of %j %j [STORY-59, STORY-60]', (given, cleaned) => {
    expect(cleanStoryText(given)).toBe(cleaned);
  });

  test('twice is the same as once, and leaves neither markup nor control characters [STORY-60]', () => {
    const piece = fc.constantFrom(
      '<b>',
      '</b>',
      '<br>',
      '&amp;',
      '&lt;',
      '&gt;',
      'nbsp;',
      '<',
      '>',
      ' ',
      '\n',
      '\t',
      '\u0007',
      'é',
      'a',
      'Jan',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 30 }), (pieces) => {
        const once = cleanStoryText(pieces.join(''));
        expect(cleanStoryText(once)).toBe(once);
        expect(once).not.toMatch(/<\/?[a-z][^<>]*>/i);
        expect(once.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
        expect(once).not.toMatch(/ {2}|\n{3}|^\s|\s$/);
      }),
      { numRuns: 1000 },
    );
  });
});
