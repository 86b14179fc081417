import { documentCards } from '@salient/shared/areas/documents/texts/document/documentCards.en.ts';
import { documentSearch } from '@salient/shared/areas/documents/texts/document/documentSearch.en.ts';
import { publicDocument } from '@salient/shared/areas/documents/texts/document/publicDocument.en.ts';
import { memorialPage } from '@salient/shared/areas/memorials/texts/memorialPage.en.ts';
import { memorials } from '@salient/shared/areas/memorials/texts/memorials.en.ts';
import { trenchSquares } from '@salient/shared/areas/memorials/texts/trenchSquares.en.ts';
import { unitPage } from '@salient/shared/areas/military/texts/unitPage.en.ts';
import { namesOfDay } from '@salient/shared/areas/names-of-day/texts/namesOfDay.en.ts';
import { namesPages } from '@salient/shared/areas/persons/texts/namesPages.en.ts';
import { personPage } from '@salient/shared/areas/persons/texts/personPage.en.ts';
import { projects } from '@salient/shared/areas/projects/texts/projects.en.ts';
import { accessibility } from '@salient/shared/lib/i18n/texts/accessibility.en.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.en.ts';
import { map } from '@salient/shared/lib/map/texts/map.en.ts';

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
