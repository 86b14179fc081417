import { feedbackOutcomes } from '@salient/shared/feedback/personFeedback.ts';
import { languages } from '@salient/shared/i18n/languages.ts';
import { describe, expect, test } from 'vitest';
import { type FeedbackMailFacts, outcomeMail, receivedMail } from './feedbackMail.ts';

const facts: FeedbackMailFacts = {
  ...{ language: 'nl', firstName: 'An', lastName: 'سليم 🌺', reference: '7K3Q-9D2M', person: 'Jan Peeters' },
  ...{ description: 'Hij werd\nin <b>Ieper</b> {person} geboren.', may_answer: true, note: '' },
  link: 'https://names.example.org/publicsearch/person/_id=1',
};

describe.each(languages)('in %s [I18N-15]', (language) => {
  test('the receipt has the number, the name and what was written, in both forms', () => {
    const { text, html, subject } = receivedMail({ ...facts, language });
    for (const form of [text, html]) {
      for (const said of ['7K3Q-9D2M', 'Jan Peeters', 'An سليم 🌺', facts.link]) expect(form).toContain(said);
    }
    expect(text).toContain('Hij werd\nin <b>Ieper</b> {person} geboren.');
    expect(html).toContain('Hij werd<br>in &#60;b&#62;Ieper&#60;/b&#62;');
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

test('who gave no name is greeted without one, and who wants no answer is promised none', () => {
  expect(receivedMail({ ...facts, firstName: '', lastName: '' }).text).toMatch(/^Goeiedag,\n/);
  const silent = receivedMail({ ...facts, may_answer: false }).text;
  expect(silent).toContain('niet te antwoorden');
  expect(silent).not.toContain('U krijgt antwoord');
});
