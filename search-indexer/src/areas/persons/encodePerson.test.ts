import { personDocument } from '@salient/shared/areas/search/personDocument.ts';
import { expect, test } from 'vitest';
import { encodePerson } from './encodePerson.ts';
import { samplePersons } from './samplePersons.ts';

const [person] = samplePersons();

test('writes the document as one line, with a checksum of the rest', () => {
  const { json, checksum, id } = encodePerson(person);
  expect(json).not.toContain('\n');
  expect(JSON.parse(json)).toEqual({ ...JSON.parse(JSON.stringify(personDocument(person))), checksum });
  expect(id).toBe(person.id);
});

test('gives another checksum for any other document', () => {
  const { checksum } = encodePerson(person);
  expect(encodePerson(structuredClone(person)).checksum).toBe(checksum);
  expect(encodePerson({ ...person, age: 22 }).checksum).not.toBe(checksum);
  expect(encodePerson({ ...person, events: [] }).checksum).not.toBe(checksum);
});
