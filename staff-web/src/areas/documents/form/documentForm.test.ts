import { expect, test } from 'vitest';
import { formReducer, isDirty, startForm } from '../../../lib/form/formState.ts';
import { emptyForm as emptyPage } from '../page/pageForm.ts';
import { emptyForm as emptyDocument } from './documentForm.ts';

const tags = [{ tagId: 'letter', values: {} }];
const references = [{ type: 'toponym', id: null, name: 'Hoeve', relation: 'mention', comment: '', info: '' }];

test.each<[string, object, Record<string, unknown>]>([
  [
    'document',
    emptyDocument,
    { title: 'Brief', status: 'done', disclosed: true, collectionId: 'doos', tags, references },
  ],
  ['page', emptyPage, { page_number: '2', transcription: 'Lieve ouders', tags, references }],
])(
  'a %s is unsaved while a field, its tags or its references differ from what is saved [DOCUMENT-49, PAGE-09]',
  (_, empty, typed) => {
    const saved = startForm(empty as Record<string, unknown>);
    for (const [field, value] of Object.entries(typed)) {
      const edited = formReducer(saved, { type: 'edited', field, value });
      expect(isDirty(edited), field).toBe(true);
      const back = formReducer(edited, { type: 'edited', field, value: saved.base[field] });
      expect(isDirty(back), field).toBe(false);
    }
  },
);
