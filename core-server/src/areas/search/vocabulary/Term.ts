import type { ConditionKind, PhraseKind } from '@salient/shared/areas/search/conditionKinds.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { SoftCondition } from '../conditions/SoftCondition.ts';

export type Label = Readonly<Record<Language, string>>;

/** Something that the museum knows and that words of a search can mean. */
export interface Term {
  readonly kind: ConditionKind;
  readonly label: Label;
  readonly condition: SoftCondition;
}

/** What its own words name, as they stand. */
export interface PhraseTerm extends Term {
  readonly kind: PhraseKind;
}

/** A label that is the same in every language. */
export const sameLabel = (text: string): Label => ({ nl: text, en: text, fr: text, de: text });
