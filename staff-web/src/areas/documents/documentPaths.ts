import type { Collection } from '@salient/shared/areas/collections/collection.ts';
import type { CategoryParam } from '@salient/shared/areas/documents/documentTypes.ts';
import type { SlotRecord } from '../../lib/related/recordSlots.ts';
import { pathTo } from '../../lib/routing/links.ts';

const withParams = (params: Readonly<Record<string, string>>) =>
  `${pathTo('document_create')}?${new URLSearchParams(params)}`;

/** Where a document of a category is made (DOCUMENT-06). */
export const newDocumentPath = (category: CategoryParam) => withParams({ category });

/** Where a document is made that refers to a record (DOCUMENT-73, PERSON-61). */
export const newDocumentAbout = ({ type, id, name }: SlotRecord) =>
  withParams({ ref_id: id, ref_type: type, ref_name: name });

/** Where a document of a collection is made: of one that came from the catalogue, as a part of that (DOCUMENT-34). */
export const newDocumentIn = ({ id, adlibId }: Collection) =>
  withParams({ collection: id, ...(adlibId === '' ? {} : { category: 'ADLIBC' }) });

/** Where a page of a document is read; pages count from 1 (PAGE-12). */
export const pagePath = (id: string, pageNumber: number) =>
  pathTo('document_page', { id, pageIndex: String(pageNumber) });

export const foundParam = 'q';

/** The same with the words marked by which it was found. */
export const foundPagePath = (id: string, pageNumber: number, found: string) =>
  `${pagePath(id, pageNumber)}?${new URLSearchParams({ [foundParam]: found })}`;
