import { RpcError } from '@salient/shared/lib/client/rpcError.ts';
import { errors } from '@salient/shared/lib/contract/texts/errors.en.ts';
import { staffErrors } from '@salient/shared/lib/contract/texts/staffErrors.en.ts';
import { validation } from '@salient/shared/lib/contract/texts/validation.en.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import { expect, test } from 'vitest';
import { failureText, referenceOf } from './failureText.ts';

const { t } = textsOf(createTexts('en', { errors, staffErrors, validation }));

test('a failure has the words of its name [ERR-01, ERR-02, ERR-03]', () => {
  expect(failureText(new RpcError('notPermitted', 1010, 'notPermitted'), t)).toBe(errors.notPermitted);
  expect(failureText(new RpcError('catalogueOff', 2603, 'catalogueOff'), t)).toBe(staffErrors.catalogueOff);
  expect(failureText(new RpcError('network', 'network', 'No Network Response'), t)).toBe(errors.network);
});

test('a failure without words of its own is a fault of the server [ERR-29]', () => {
  expect(failureText(new RpcError('somethingNew', 4711, 'somethingNew'), t)).toBe(errors.internal);
  expect(failureText(new TypeError('x is undefined'), t)).toBe(errors.unexpected);
});

test('refused data has one line for each code, unknown ones in general words [ERR-06, ERR-14, ERR-25, VALID-06, VALID-07]', () => {
  const data = {
    none: ['none: STORY_PUBLISHED', 'none: entity has-content'],
    name: ['name: BRAND_NEW', 'name: OLD_NEW'],
  };
  expect(failureText(new RpcError('invalidData', 1013, 'invalidData', data), t).split('\n')).toEqual([
    validation.STORY_PUBLISHED,
    validation.ENTITY_HAS_CONTENT,
    validation.unknown,
  ]);
  expect(failureText(new RpcError('invalidData', 1013, 'invalidData'), t)).toBe(errors.invalidData);
});

test('staff pass on the number under which a fault was logged, else the code', () => {
  expect(referenceOf({ name: 'internal', code: -32603, data: { reference: 'a1b2' } })).toBe('a1b2');
  expect(referenceOf({ name: 'conflict', code: 1020 })).toBe('1020');
});
