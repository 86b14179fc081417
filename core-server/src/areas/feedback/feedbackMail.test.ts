import { feedbackOutcomes } from '@salient/shared/areas/feedback/personFeedback.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { describe, expect, test } from 'vitest';
import { type FeedbackMailFacts, outcomeMail, receivedMail } from './feedbackMail.ts';

const facts: FeedbackMailFacts = {
  ...{ language: 'nl', reference: '7K3Q-9D2M', person: 'Jan Peeters سليم <b>' },
  ...{ may_answer: true, note: '' },
  link: 'https://names.example.org/publicsearch/person/_id=1',
};

describe.each(languages)('in %s [I18N-15]', (language) => {
  test('the receipt has the number, the person and the link, in both forms', () => {
    const { text, html, subject } = receivedMail({ ...facts, language });
    for (const form of [text, html]) for (const said of ['7K3Q-9D2M', 'سليم', facts.link]) expect(form).toContain(said);
    expect(text).toContain('<b>');
    expect(html).toContain('&#60;b&#62;');
    expect(html).toContain(`<html lang="${language}">`);
    const others = languages.filter((other) => other !== language);
    for (const other of others) expect(receivedMail({ ...facts, language: other }).subject).not.toBe(subject);
  });

  test.each(feedbackOutcomes)('the outcome “%s” is told in words of its own, with what staff noted', (outcome) => {
    const told = outcomeMail({ ...facts, language, outcome, note: 'Met dank aan u.' }).text;
    expect(told).toContain('Met dank aan u.');
    expect(told).not.toMatch(/\{\w+\}|undefined/);
    const others = feedbackOutcomes.filter((other) => other !== outcome);
    for (const other of others)
      expect(outcomeMail({ ...facts, language, outcome: other, note: '' }).text).not.toBe(told);
  });
});

test('who wants no answer is promised none', () => {
  const silent = receivedMail({ ...facts, may_answer: false }).text;
  expect(silent).toMatch(/^Goeiedag,\n/);
  expect(silent).toContain('niet te antwoorden');
  expect(silent).not.toContain('U krijgt antwoord');
});
