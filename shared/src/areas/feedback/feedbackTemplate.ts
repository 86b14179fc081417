import { z } from 'zod';
import { museumTimeZone } from '../../lib/dates/museumTimeZone.ts';
import { type Language, locales } from '../../lib/i18n/languages.ts';
import { idSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';

/** Names that a text may hold in braces: they become the message's number, its day and the person it is about. */
export const templateSlots = ['reference', 'person', 'date'] as const;
export type TemplateSlot = (typeof templateSlots)[number];

export const templateLimits = { name: 100, text: 2000 } as const;

/** A text that answers begin with. A language in which it is empty does not offer it. */
export const feedbackTemplateSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  name: z.string(),
  nl: z.string(),
  en: z.string(),
  fr: z.string(),
  de: z.string(),
});
export type FeedbackTemplate = z.infer<typeof feedbackTemplateSchema>;

const text = z.string().max(100_000).nullish();

export const feedbackTemplateInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  name: text,
  nl: text,
  en: text,
  fr: text,
  de: text,
});
export type FeedbackTemplateInput = z.infer<typeof feedbackTemplateInputSchema>;

/** What stands in the slots of one message's answer. */
export interface TemplateFacts {
  readonly reference: string;
  readonly person: string;
  /** When the message was sent. */
  readonly timestamp: string;
  /** Of the sender. */
  readonly language: Language;
}

const slot = /\{(\w*)\}/g;

/** Puts the facts of a message into a template's text; the day is written as its sender writes it, in the museum's time. */
export function fillTemplate(template: string, { reference, person, timestamp, language }: TemplateFacts): string {
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: museumTimeZone });
  const facts: Readonly<Record<string, string>> = { reference, person, date: date.format(new Date(timestamp)) };
  return template.replace(slot, (whole, name: string) => facts[name] ?? whole);
}

/** Names in braces that no message fills, such as `{naam}`. */
export const unknownSlots = (template: string): string[] =>
  [...template.matchAll(slot)].flatMap(([, name = '']) =>
    (templateSlots as readonly string[]).includes(name) ? [] : [name],
  );
