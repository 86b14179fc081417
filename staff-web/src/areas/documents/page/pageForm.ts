import type { Document } from '@salient/shared/areas/documents/document.ts';
import { documentLimits } from '@salient/shared/areas/documents/documentTypes.ts';
import type { PageElement } from '@salient/shared/areas/documents/element.ts';
import { checkReferences } from '@salient/shared/areas/references/checkReferences.ts';
import type { DocumentReference } from '@salient/shared/areas/references/documentReference.ts';
import type { Tag } from '@salient/shared/areas/tags/tag.ts';
import { FieldErrorList, type FieldErrors } from '@salient/shared/lib/contract/validation.ts';

/** What is typed for a page. */
export interface PageForm {
  /** From 1, among the pages of its document. */
  readonly page_number: string;
  readonly transcription: string;
  readonly tags: readonly Tag[];
  readonly references: readonly DocumentReference[];
}

/** A stored page as its form edits it. */
export interface EditedPage extends PageForm {
  readonly id: string;
  readonly version: number;
}

export const emptyForm: PageForm = { page_number: '', transcription: '', tags: [], references: [] };

export const editedPage = ({ id, version, page_number, transcription, tags, references }: PageElement): EditedPage => ({
  id,
  version,
  page_number: String(page_number),
  transcription,
  tags,
  references,
});

/** A page of a document by its id; null where it is not in there. */
export const pageOf = ({ elements }: Document, id: string): PageElement | null =>
  elements.find((element): element is PageElement => element.type === 'page' && element.id === id) ?? null;

/** The pages of a document, without its sub-documents. */
export const pagesOf = ({ elements }: Document): PageElement[] =>
  elements.flatMap((element) => (element.type === 'page' ? [element] : []));

/** Which element a page has to become to be the page of a number: it goes before the page that bears the number then. */
export function indexForNumber({ elements }: Document, id: string, number: number): number {
  const others = elements.filter((element) => element.type !== 'page' || element.id !== id);
  const follower = others.filter(({ type }) => type === 'page')[number - 1];
  return follower ? others.indexOf(follower) : others.length;
}

/** The page in a document as a save answers it. */
export function pageIn(document: Document, id: string): PageElement {
  const page = pageOf(document, id);
  if (!page) throw new Error('The saved page is not in its document');
  return page;
}

/** A page that is not in its document any more; what was typed for it is not saved. */
export class PageElsewhere extends Error {
  /** The document that has it now; null when it was removed. */
  readonly document: Document | null;

  constructor(document: Document | null) {
    super('The page is not in its document any more');
    this.document = document;
  }
}

/** The same page with what somebody else saved meanwhile. */
export function withSaved(base: EditedPage, current: Readonly<Record<string, unknown>>): EditedPage {
  const { transcription, tags, references } = { ...base, ...(current as Partial<PageForm>) };
  return { ...base, transcription, tags, references };
}

/** The number that is typed for a page, from 1 to the number of elements; null for anything else (PAGE-05). */
export function readPageNumber(text: string, elements: number): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const number = Number(text);
  return number >= 1 && number <= elements ? number : null;
}

/** The area's own rules, which the server applies too. */
export function checkPage(form: PageForm, elements: number): FieldErrors {
  const errors = new FieldErrorList();
  if (readPageNumber(form.page_number, elements) === null) errors.add('page_number', 'INVALID_FORMAT');
  if (form.transcription.length > documentLimits.transcription) errors.add('transcription', 'INVALID_LENGTH');
  checkReferences(form.references, errors);
  return errors.errors;
}
