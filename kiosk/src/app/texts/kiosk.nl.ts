import { events } from '@salient/shared/areas/events/texts/events.nl.ts';
import { kiosk } from '@salient/shared/areas/kiosks/texts/kiosk.nl.ts';
import { kioskDevice } from '@salient/shared/areas/kiosks/texts/kioskDevice.nl.ts';
import { staffExit } from '@salient/shared/areas/kiosks/texts/staffExit.nl.ts';
import { namesOfDay } from '@salient/shared/areas/names-of-day/texts/namesOfDay.nl.ts';
import { kioskPerson } from '@salient/shared/areas/persons/texts/kioskPerson.nl.ts';
import { personPage } from '@salient/shared/areas/persons/texts/personPage.nl.ts';
import { persons } from '@salient/shared/areas/persons/texts/persons.nl.ts';
import { reasons } from '@salient/shared/areas/persons/texts/reasons.nl.ts';
import { relations } from '@salient/shared/areas/relations/texts/relations.nl.ts';
import { filters } from '@salient/shared/areas/search/texts/filters.nl.ts';
import { kioskSearch } from '@salient/shared/areas/search/texts/kioskSearch.nl.ts';
import { search } from '@salient/shared/areas/search/texts/search.nl.ts';
import { commonGround } from '@salient/shared/areas/stories/common-ground/texts/commonGround.nl.ts';
import { childStory } from '@salient/shared/areas/stories/texts/childStory.nl.ts';
import { dates } from '@salient/shared/lib/dates/texts/dates.nl.ts';
import { common } from '@salient/shared/lib/i18n/texts/common.nl.ts';

export default {
  childStory,
  common,
  commonGround,
  dates,
  events,
  filters,
  kiosk,
  kioskDevice,
  kioskPerson,
  kioskSearch,
  namesOfDay,
  personPage,
  persons,
  reasons,
  relations,
  search,
  staffExit,
};
