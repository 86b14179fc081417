import type { PersonalData } from '@salient/shared/areas/privacy/erase/erasure.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { expect, test } from 'vitest';
import { personalDataHtml } from './personalDataHtml.ts';

const data: PersonalData = {
  at: '2026-11-26T10:00:00.000Z',
  name: 'Anna <b>Maes',
  records: [
    {
      ...{ kind: 'feedback', id: '1', at: null, standsWith: null, isUncertain: false, isAtWork: false },
      facts: [{ fact: 'text', value: '<script>alert("x")</script>' }],
    },
  ],
  ...{ changes: [], changeCount: 0, mentions: [], mentionCount: 3, namesakes: 0, looks: [], lookCount: 5 },
};

test('what visitors wrote is text in the saved page, whatever they wrote', () => {
  const t = ((key: string, slots: object = {}) => `${key} ${Object.values(slots).join(' ')}`) as unknown as Translate;
  const html = personalDataHtml(data, t, 'nl');
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  expect(html).not.toMatch(/<script|<b>/);
  expect(html).toContain('<html lang="nl">');
  expect(html).toContain('personalData.more 3');
  expect(html).toContain('personalData.more 5');
});
