import { documentCards } from '@salient/shared/areas/documents/texts/document/documentCards.fr.ts';
import { documentSearch } from '@salient/shared/areas/documents/texts/document/documentSearch.fr.ts';
import { publicDocument } from '@salient/shared/areas/documents/texts/document/publicDocument.fr.ts';
import { memorialPage } from '@salient/shared/areas/memorials/texts/memorialPage.fr.ts';
import { memorials } from '@salient/shared/areas/memorials/texts/memorials.fr.ts';
import { trenchSquares } from '@salient/shared/areas/memorials/texts/trenchSquares.fr.ts';
import { unitPage } from '@salient/shared/areas/military/texts/unitPage.fr.ts';
import { namesOfDay } from '@salient/shared/areas/names-of-day/texts/namesOfDay.fr.ts';
import { namesPages } from '@salient/shared/areas/persons/texts/namesPages.fr.ts';
import { personPage } from '@salient/shared/areas/persons/texts/personPage.fr.ts';
import { projects } from '@salient/shared/areas/projects/texts/projects.fr.ts';
import { accessibility } from '@salient/shared/lib/i18n/texts/accessibility.fr.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.fr.ts';
import { map } from '@salient/shared/lib/map/texts/map.fr.ts';

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
