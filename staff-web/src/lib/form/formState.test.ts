import { expect, test } from 'vitest';
import { type FormAction, formReducer, isDirty, startForm, withoutField } from './formState.ts';

interface Draft {
  name: string;
  email: string;
}
const start = startForm<Draft>({ name: 'An', email: '' });
const after = (...actions: FormAction<Draft>[]) => actions.reduce(formReducer, start);

test('an edited form is dirty until it is saved or typed back', () => {
  expect(isDirty(start)).toBe(false);
  expect(isDirty(after({ type: 'edited', field: 'name', value: 'Anna' }))).toBe(true);
  expect(
    isDirty(after({ type: 'edited', field: 'name', value: 'Anna' }, { type: 'edited', field: 'name', value: 'An' })),
  ).toBe(false);
  const anna = { name: 'Anna', email: '' };
  expect(
    isDirty(after({ type: 'edited', field: 'name', value: 'Anna' }, { type: 'saved', record: anna, sent: anna })),
  ).toBe(false);
});

test('a refusal stands beside its field until that field is edited [VALID-02, VALID-04]', () => {
  const refused = after(
    { type: 'saving' },
    { type: 'refused', errors: { name: ['name: DATA_REQUIRED'], email: ['email: INVALID_FORMAT'] } },
  );
  expect(refused).toMatchObject({ saving: false, refusals: 1 });
  expect(formReducer(refused, { type: 'edited', field: 'name', value: 'Anna' }).errors).toEqual({
    email: ['email: INVALID_FORMAT'],
  });
});

test('an error goes when what it refused was mended elsewhere, such as the rights of a picture [S16]', () => {
  const refused = after({
    type: 'refused',
    errors: { name: ['name: LICENCE_UNKNOWN'], email: ['email: INVALID_FORMAT'] },
  });
  expect(formReducer(refused, { type: 'mended', fields: ['name'] }).errors).toEqual({
    email: ['email: INVALID_FORMAT'],
  });
});

test('a refused save keeps every letter', () => {
  const state = after(
    { type: 'edited', field: 'name', value: 'Ann' },
    { type: 'saving' },
    { type: 'refused', errors: { none: ['none: INVALID_DATA'] } },
  );
  expect(state.draft).toEqual({ name: 'Ann', email: '' });
  expect(isDirty(state)).toBe(true);
});

test('what is typed while a save is on its way stays, and is unsaved', () => {
  const typed = after({ type: 'edited', field: 'name', value: 'Ann ' }, { type: 'saving' });
  const sent = typed.draft;
  const saved = [typed]
    .map((state) => formReducer(state, { type: 'edited', field: 'name', value: 'Ann a' }))
    .map((state) => formReducer(state, { type: 'saved', record: { name: 'Ann', email: 'an@x.be' }, sent }));
  expect(saved[0]).toMatchObject({ saving: false, draft: { name: 'Ann a', email: 'an@x.be' }, base: { name: 'Ann' } });
  expect(isDirty(saved[0] as typeof typed)).toBe(true);
});

test('what is typed while two changes are brought together stays', () => {
  const typed = after({ type: 'edited', field: 'name', value: 'Ann' }, { type: 'saving' });
  const meanwhile = formReducer(typed, { type: 'edited', field: 'name', value: 'Anne' });
  const theirs = { name: 'An', email: 'an@x.be' };
  const draft = { name: 'Ann', email: 'an@x.be' };
  const met = formReducer(meanwhile, { type: 'rebased', base: theirs, draft, sent: typed.draft });
  expect(met).toMatchObject({ base: theirs, draft: { name: 'Anne', email: 'an@x.be' } });
});

test('an edit clears what lies inside the field and what concerned the whole form', () => {
  const errors = { 'names.nl': ['a'], namesake: ['b'], none: ['c'], names: ['d'] };
  expect(withoutField(errors, 'names')).toEqual({ namesake: ['b'] });
});
