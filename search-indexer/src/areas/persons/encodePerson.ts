import { type IndexedPerson, personDocument } from '@salient/shared/areas/search/personDocument.ts';
import { type EncodedDocument, encodeDocument } from '../../lib/indexing/encodeDocument.ts';

/** The document of a person as Meilisearch gets it. */
export const encodePerson = (person: IndexedPerson): EncodedDocument => encodeDocument(personDocument(person));
