import { FieldErrorList } from '../../lib/contract/validation.ts';
import { cleanText } from '../../lib/schemas/cleanText.ts';
import { checkReferences, type StoredReference } from '../references/checkReferences.ts';
import { checkTags, type StoredTag } from '../tags/checkTags.ts';
import type { TagIndex } from '../tags/tagDefinition.ts';
import { documentLimits } from './documentTypes.ts';
import type { PageInput } from './element.ts';

/** What is written about a page, as it is stored. */
export interface PageDraft {
  readonly transcription: string;
  readonly tags: readonly StoredTag[];
  readonly references: readonly StoredReference[];
}

export interface CheckedPage {
  readonly draft: PageDraft;
  readonly errors: FieldErrorList;
}

/**
 * Checks what an editor writes about a page and answers it in stored form: absent keeps what is stored, null clears it.
 * Whether the records exist that it names is checked where the database is at hand.
 */
export function checkPage(input: PageInput, index: TagIndex, stored: PageDraft): CheckedPage {
  const errors = new FieldErrorList();
  const transcription = input.transcription === undefined ? stored.transcription : cleanText(input.transcription ?? '');
  if (transcription.length > documentLimits.transcription) errors.add('transcription', 'INVALID_LENGTH');
  const holder = 'page';
  const tags =
    input.tags === undefined
      ? stored.tags
      : checkTags(input.tags ?? [], { index, holder, stored: stored.tags, errors });
  const references =
    input.references === undefined ? stored.references : checkReferences(input.references ?? [], errors);
  return { draft: { transcription, tags, references }, errors };
}
