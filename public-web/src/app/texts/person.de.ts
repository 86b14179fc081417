import { documentCards } from '@salient/shared/areas/documents/texts/document/documentCards.de.ts';
import { documentSearch } from '@salient/shared/areas/documents/texts/document/documentSearch.de.ts';
import { publicDocument } from '@salient/shared/areas/documents/texts/document/publicDocument.de.ts';
import { memorialPage } from '@salient/shared/areas/memorials/texts/memorialPage.de.ts';
import { memorials } from '@salient/shared/areas/memorials/texts/memorials.de.ts';
import { trenchSquares } from '@salient/shared/areas/memorials/texts/trenchSquares.de.ts';
import { unitPage } from '@salient/shared/areas/military/texts/unitPage.de.ts';
import { namesOfDay } from '@salient/shared/areas/names-of-day/texts/namesOfDay.de.ts';
import { namesPages } from '@salient/shared/areas/persons/texts/namesPages.de.ts';
import { personPage } from '@salient/shared/areas/persons/texts/personPage.de.ts';
import { projects } from '@salient/shared/areas/projects/texts/projects.de.ts';
import { accessibility } from '@salient/shared/lib/i18n/texts/accessibility.de.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.de.ts';
import { map } from '@salient/shared/lib/map/texts/map.de.ts';

export default {
  accessibility,
  documentCards,
  documentSearch,
  map,
  memorialPage,
  memorials,
  namesOfDay,
  namesPages,
  personPage,
  projects,
  publicDocument,
  sharing,
  trenchSquares,
  unitPage,
};
