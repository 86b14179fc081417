import { expect, test } from 'vitest';
import { compileDerived } from './compileDerived.ts';
import { compileExpression } from './compileExpression.ts';
import { Scope } from './Scope.ts';

test('a part of a mapping knows all columns on which it depends, through derived values and conditions too', () => {
  const scope = new Scope(['dorp', 'land', 'streek', 'naam', 'rang'], {}, {});
  const derived = {
    gebied: { from: '{streek}', alike: { to: '{land}' } },
    plaats: { from: '{gebied}', parts: ['^(?<eerste>\\w+)'] },
  };
  compileDerived(derived, scope);
  const [, columns] = scope.watch(() => {
    compileExpression({ from: '{plaats.eerste}', when: '{dorp}' }, scope, 'place');
  });
  expect(columns.map((index) => scope.header[index]).sort()).toEqual(['dorp', 'land', 'streek']);
  expect(scope.faults).toEqual([]);
});
