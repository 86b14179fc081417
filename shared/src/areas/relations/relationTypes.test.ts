import { expect, test } from 'vitest';
import { inverseRelation, relationTypes } from './relationTypes.ts';

test('there are the eleven kinds of the documents [RELATION-02, ADVSEARCH-21]', () => {
  expect([...relationTypes].sort()).toEqual(
    [
      'family',
      'married',
      'parent',
      'child',
      'sibling',
      'friend',
      'fieldmate',
      'cousin',
      'grandchild',
      'grandparent',
      'other',
    ].sort(),
  );
});

test.each(relationTypes)('%s seen from the other side, and back again, is itself', (relation) => {
  expect(inverseRelation(inverseRelation(relation))).toBe(relation);
});

test('parents have children and grandparents grandchildren; all else reads the same from both sides [RELATION-08]', () => {
  expect(inverseRelation('parent')).toBe('child');
  expect(inverseRelation('grandparent')).toBe('grandchild');
  const turned = relationTypes.filter((relation) => inverseRelation(relation) !== relation);
  expect(turned.sort()).toEqual(['child', 'grandchild', 'grandparent', 'parent']);
});
