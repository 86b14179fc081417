import { documentIndex, publicDocumentIndex } from '../areas/documents/search/documentIndex.ts';
import { personIndex } from '../areas/search/indexSettings.ts';

/** The live indexes of Meilisearch, each with a row in `search_index_state`. */
export const searchIndexNames: readonly string[] = [personIndex, documentIndex, publicDocumentIndex];
