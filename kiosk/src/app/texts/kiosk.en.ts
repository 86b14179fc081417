import { events } from '@salient/shared/areas/events/texts/events.en.ts';
import { kiosk } from '@salient/shared/areas/kiosks/texts/kiosk.en.ts';
import { kioskDevice } from '@salient/shared/areas/kiosks/texts/kioskDevice.en.ts';
import { staffExit } from '@salient/shared/areas/kiosks/texts/staffExit.en.ts';
import { namesOfDay } from '@salient/shared/areas/names-of-day/texts/namesOfDay.en.ts';
import { kioskPerson } from '@salient/shared/areas/persons/texts/kioskPerson.en.ts';
import { personPage } from '@salient/shared/areas/persons/texts/personPage.en.ts';
import { persons } from '@salient/shared/areas/persons/texts/persons.en.ts';
import { reasons } from '@salient/shared/areas/persons/texts/reasons.en.ts';
import { relations } from '@salient/shared/areas/relations/texts/relations.en.ts';
import { filters } from '@salient/shared/areas/search/texts/filters.en.ts';
import { kioskSearch } from '@salient/shared/areas/search/texts/kioskSearch.en.ts';
import { search } from '@salient/shared/areas/search/texts/search.en.ts';
import { commonGround } from '@salient/shared/areas/stories/common-ground/texts/commonGround.en.ts';
import { childStory } from '@salient/shared/areas/stories/texts/childStory.en.ts';
import { dates } from '@salient/shared/lib/dates/texts/dates.en.ts';
import { common } from '@salient/shared/lib/i18n/texts/common.en.ts';

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
