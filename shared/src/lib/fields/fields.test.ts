import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FieldErrorList } from '../contract/validation.ts';
import { fieldHistory } from './fieldHistory.ts';
import { inputShape, presentFields, replyShape } from './fieldSchemas.ts';
import { age, choice, date, emptyDraft, flag, line, names, reference, text } from './fields.ts';
import { readFields } from './readFields.ts';

const label = 'persons.fields.initials';
const fields = {
  rank: line({ label, longest: 10 }),
  notes: text({ label, longest: 20 }),
  aliases: names({ label, longest: 5, most: 2 }),
  branch: choice(['foot', 'horse', 'unknown'], { label, choices: 'x', empty: 'unknown', unsaid: ['unknown'] }),
  mentioned: flag({ label, empty: true }),
  enlisted: date({ label }),
  enlisted_age: age({ label, greatest: 99 }),
};
const empty = emptyDraft(fields);
const read = (input: z.input<z.ZodObject<ReturnType<typeof inputShape<typeof fields>>>>, base = empty) => {
  const errors = new FieldErrorList();
  return { draft: readFields(fields, input, base, errors), errors: errors.errors };
};

describe('a table of fields', () => {
  test('says what a new record has', () => {
    expect(empty).toEqual({
      ...{ rank: '', notes: '', aliases: [], branch: 'unknown', mentioned: true },
      ...{ enlisted_day: null, enlisted_month: null, enlisted_year: null, enlisted_age: 0 },
    });
  });

  test('reads what is given in stored form, keeps what is absent and clears what is null', () => {
    const { draft, errors } = read({
      ...{ rank: ' Lance \n Cpl ', notes: 'a\r\nb ', aliases: 'Jan, Jan,Jef', branch: 'FOOT', mentioned: false },
      ...{ enlisted_month: '8', enlisted_year: 1914, enlisted_age: '19' },
    });
    expect(errors).toEqual({});
    expect(draft).toEqual({
      ...{ rank: 'Lance Cpl', notes: 'a\nb', aliases: ['Jan', 'Jef'], branch: 'foot', mentioned: false },
      ...{ enlisted_day: null, enlisted_month: 8, enlisted_year: 1914, enlisted_age: 19 },
    });
    expect(read({}, draft).draft).toEqual(draft);
    const cleared = read({ rank: null, aliases: null, branch: null, enlisted_year: null, enlisted_age: null }, draft);
    expect(cleared.draft).toMatchObject({
      ...{ rank: '', aliases: [], branch: 'unknown', mentioned: false },
      ...{ enlisted_month: 8, enlisted_year: null, enlisted_age: 0 },
    });
  });

  test('asks for a line that must say something, also where none was ever given', () => {
    const errors = new FieldErrorList();
    const named = { name: line({ label, longest: 10, required: true }) };
    readFields(named, {}, { name: '' }, errors);
    expect(errors.errors).toEqual({ name: ['name: DATA_REQUIRED'] });
    expect(readFields(named, {}, { name: 'Jan' }, new FieldErrorList())).toEqual({ name: 'Jan' });
  });

  test('tells what is wrong with each beside its name, and a date under one', () => {
    const { errors } = read({
      ...{ rank: 'x'.repeat(11), notes: 'x'.repeat(21), aliases: ['a', 'b', 'longer'], branch: 'navy' },
      ...{ enlisted_day: 31, enlisted_month: 2, enlisted_age: 100 },
    });
    expect(errors).toEqual({
      rank: ['rank: INVALID_LENGTH'],
      notes: ['notes: INVALID_LENGTH'],
      aliases: ['aliases: TOO_MANY_VALUES', 'aliases: INVALID_LENGTH'],
      branch: ['branch: INVALID_OPTION'],
      enlisted_date: ['enlisted_date: INVALID_FORMAT'],
      enlisted_age: ['enlisted_age: INVALID_DATA'],
    });
  });

  test('gives the schemas of input and reply, and a reply that fits', () => {
    const stored = { ...empty, rank: 'Private', enlisted_year: 1914, secret: 'stays inside' };
    const reply = z.strictObject(replyShape(fields));
    expect(reply.parse(presentFields(fields, stored))).toMatchObject({
      ...{ rank: 'Private', enlisted_day: '?', enlisted_month: '?', enlisted_year: 1914 },
    });
    const input = z.strictObject(inputShape(fields));
    expect(input.safeParse({}).success).toBe(true);
    expect(input.safeParse({ mentioned: 'yes' }).success).toBe(false);
    expect(input.safeParse({ stranger: 1 }).success).toBe(false);
  });

  test('has other records by their ids, of which one may be required', () => {
    const linked = {
      place_id: reference('place', { label }),
      memorial_id: reference('memorial', { label, required: true }),
    };
    const id = '00000000-0000-7000-8000-000000000001';
    const none = { place_id: null, memorial_id: null };
    const readLinks = (input: object, base = emptyDraft(linked)) => {
      const errors = new FieldErrorList();
      return { draft: readFields(linked, input, base, errors), errors: errors.errors };
    };
    const missing = { memorial_id: ['memorial_id: DATA_REQUIRED'] };
    expect(readLinks({})).toEqual({ draft: none, errors: missing });
    expect(readLinks({ memorial_id: id })).toEqual({ draft: { ...none, memorial_id: id }, errors: {} });
    expect(readLinks({ memorial_id: null }, { place_id: id, memorial_id: id })).toEqual({
      draft: { place_id: id, memorial_id: null },
      errors: missing,
    });
    expect(z.strictObject(replyShape(linked)).safeParse({ place_id: null, memorial_id: 'x' }).success).toBe(false);
    expect(fieldHistory(linked).place_id).toEqual({ label, kind: 'record', record: 'place' });
  });

  test('gives the history, a date as one field of three columns', () => {
    expect(fieldHistory(fields)).toMatchObject({
      rank: { label, kind: 'text' },
      branch: { label, kind: 'choice', choices: 'x' },
      enlisted_date: { label, kind: 'date', columns: ['enlisted_day', 'enlisted_month', 'enlisted_year'] },
    });
  });
});
