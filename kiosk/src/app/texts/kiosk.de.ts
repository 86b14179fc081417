import { events } from '@salient/shared/areas/events/texts/events.de.ts';
import { kiosk } from '@salient/shared/areas/kiosks/texts/kiosk.de.ts';
import { kioskDevice } from '@salient/shared/areas/kiosks/texts/kioskDevice.de.ts';
import { staffExit } from '@salient/shared/areas/kiosks/texts/staffExit.de.ts';
import { namesOfDay } from '@salient/shared/areas/names-of-day/texts/namesOfDay.de.ts';
import { kioskPerson } from '@salient/shared/areas/persons/texts/kioskPerson.de.ts';
import { personPage } from '@salient/shared/areas/persons/texts/personPage.de.ts';
import { persons } from '@salient/shared/areas/persons/texts/persons.de.ts';
import { reasons } from '@salient/shared/areas/persons/texts/reasons.de.ts';
import { relations } from '@salient/shared/areas/relations/texts/relations.de.ts';
import { filters } from '@salient/shared/areas/search/texts/filters.de.ts';
import { kioskSearch } from '@salient/shared/areas/search/texts/kioskSearch.de.ts';
import { search } from '@salient/shared/areas/search/texts/search.de.ts';
import { commonGround } from '@salient/shared/areas/stories/common-ground/texts/commonGround.de.ts';
import { childStory } from '@salient/shared/areas/stories/texts/childStory.de.ts';
import { dates } from '@salient/shared/lib/dates/texts/dates.de.ts';
import { common } from '@salient/shared/lib/i18n/texts/common.de.ts';

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
