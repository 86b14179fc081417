import { events } from '@salient/shared/areas/events/texts/events.fr.ts';
import { kiosk } from '@salient/shared/areas/kiosks/texts/kiosk.fr.ts';
import { kioskDevice } from '@salient/shared/areas/kiosks/texts/kioskDevice.fr.ts';
import { staffExit } from '@salient/shared/areas/kiosks/texts/staffExit.fr.ts';
import { namesOfDay } from '@salient/shared/areas/names-of-day/texts/namesOfDay.fr.ts';
import { kioskPerson } from '@salient/shared/areas/persons/texts/kioskPerson.fr.ts';
import { personPage } from '@salient/shared/areas/persons/texts/personPage.fr.ts';
import { persons } from '@salient/shared/areas/persons/texts/persons.fr.ts';
import { reasons } from '@salient/shared/areas/persons/texts/reasons.fr.ts';
import { relations } from '@salient/shared/areas/relations/texts/relations.fr.ts';
import { filters } from '@salient/shared/areas/search/texts/filters.fr.ts';
import { kioskSearch } from '@salient/shared/areas/search/texts/kioskSearch.fr.ts';
import { search } from '@salient/shared/areas/search/texts/search.fr.ts';
import { commonGround } from '@salient/shared/areas/stories/common-ground/texts/commonGround.fr.ts';
import { childStory } from '@salient/shared/areas/stories/texts/childStory.fr.ts';
import { dates } from '@salient/shared/lib/dates/texts/dates.fr.ts';
import { common } from '@salient/shared/lib/i18n/texts/common.fr.ts';

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
