import { collectionLimits } from '@salient/shared/areas/collections/collectionTypes.ts';
import { documentLimits } from '@salient/shared/areas/documents/documentTypes.ts';
import { cleanLine, cleanText } from '@salient/shared/lib/schemas/cleanText.ts';
import type { CatalogueFields, CatalogueRecord } from '../../documents/CatalogueSource.ts';
import { type AdlibNode, codesOf, nodeOf, textsOf } from './adlibValues.ts';

interface MappedField {
  /** Names of the field in the catalogue; the first that says something counts. */
  readonly from: readonly string[];
  /** How its occurrences become one text. */
  readonly join: string;
  readonly longest: number;
}

/**
 * Which field of the catalogue becomes which one here: the one place that knows their names, those of the model
 * applications of Adlib Archive and Axiell Collections (`priref`, `object_number`, `title`, `content.description`:
 * static-aid, archivesspace-client; `institution.name`: adlib-backend; `alternative_number`: Bikube).
 */
export const adlibFields = {
  adlibId: { from: ['priref'], join: ' ', longest: 100 },
  adlibCode: { from: ['object_number'], join: ' ', longest: collectionLimits.code },
  title: { from: ['title', 'object_name'], join: ' ; ', longest: collectionLimits.title },
  description: { from: ['content.description', 'description'], join: '\n\n', longest: collectionLimits.description },
  institution: { from: ['institution.name'], join: ' ; ', longest: documentLimits.line },
  inventoryId: { from: ['alternative_number'], join: ' ; ', longest: documentLimits.line },
} as const satisfies Record<keyof CatalogueFields, MappedField>;

/** How a record is described: as a fonds, a series, a file, an item. */
export const levelField = 'description_level';

/** What holds a record, and what it holds: links by codes, which the catalogue keeps in both records. */
export const partOfField = 'part_of_reference';
const partsField = 'parts_reference';

/** All names that the catalogue is asked for. */
export const askedFields: readonly string[] = [
  ...Object.values(adlibFields).flatMap(({ from }) => from),
  ...[levelField, partOfField, partsField],
];

/** Levels of one document, in the words of ISAD(G) and of the languages that catalogues are kept in. */
const documentLevels = new Set(['item', 'piece', 'stuk', 'archiefstuk', 'pièce', 'einzelstück', 'object', 'document']);

/** What a record of the catalogue is here; null for one that nothing could name. */
export function recordOf(node: AdlibNode): (CatalogueRecord & { readonly hasLevel: boolean }) | null {
  const text = ({ from, join, longest }: MappedField) => {
    const texts = from.map((name) => textsOf(nodeOf(node, name))).find((found) => found.length > 0) ?? [];
    const clean = join.includes('\n') ? cleanText : cleanLine;
    return clean([...new Set(texts)].join(join))
      .slice(0, longest)
      .trim();
  };
  const adlibCode = text(adlibFields.adlibCode);
  const adlibId = text(adlibFields.adlibId);
  if (adlibCode === '' || adlibId === '') return null;
  const levels = textsOf(nodeOf(node, levelField)).map((level) => level.toLowerCase());
  return {
    ...{ adlibId, adlibCode },
    // What has no title yet goes by its code: nothing here is without one.
    title: text(adlibFields.title) || adlibCode,
    description: text(adlibFields.description),
    institution: text(adlibFields.institution),
    inventoryId: text(adlibFields.inventoryId),
    holds: levels.length === 0 || levels.some((level) => documentLevels.has(level)) ? 'nothing' : 'documents',
    hasLevel: levels.length > 0,
    partOf: codesOf(nodeOf(node, partOfField)),
    parts: codesOf(nodeOf(node, partsField)),
  };
}
