import { documentCards } from '@salient/shared/areas/documents/texts/document/documentCards.nl.ts';
import { documentSearch } from '@salient/shared/areas/documents/texts/document/documentSearch.nl.ts';
import { publicDocument } from '@salient/shared/areas/documents/texts/document/publicDocument.nl.ts';
import { memorialPage } from '@salient/shared/areas/memorials/texts/memorialPage.nl.ts';
import { memorials } from '@salient/shared/areas/memorials/texts/memorials.nl.ts';
import { trenchSquares } from '@salient/shared/areas/memorials/texts/trenchSquares.nl.ts';
import { unitPage } from '@salient/shared/areas/military/texts/unitPage.nl.ts';
import { namesOfDay } from '@salient/shared/areas/names-of-day/texts/namesOfDay.nl.ts';
import { namesPages } from '@salient/shared/areas/persons/texts/namesPages.nl.ts';
import { personPage } from '@salient/shared/areas/persons/texts/personPage.nl.ts';
import { projects } from '@salient/shared/areas/projects/texts/projects.nl.ts';
import { accessibility } from '@salient/shared/lib/i18n/texts/accessibility.nl.ts';
import { sharing } from '@salient/shared/lib/i18n/texts/sharing.nl.ts';
import { map } from '@salient/shared/lib/map/texts/map.nl.ts';

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
