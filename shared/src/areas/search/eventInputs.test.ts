import { expect, test } from 'vitest';
import { publicEventFields } from '../events/eventTypes.ts';
import { eventCriterionTypes, eventInputs, storedEventType } from './eventInputs.ts';

test.each(eventCriterionTypes)(
  '%s is filtered by columns of its events alone, and by none that guests may not read',
  (type) => {
    const readable = ['topo', ...publicEventFields[storedEventType[type]]];
    const compared = Object.values(eventInputs[type]).flatMap((input) =>
      input.kind === 'text' || input.kind === 'select' ? [input.column] : [],
    );
    expect(compared.filter((column) => !readable.includes(column))).toEqual([]);
  },
);
