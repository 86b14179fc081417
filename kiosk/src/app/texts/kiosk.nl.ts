import { events } from '@salient/shared/areas/events/texts/events.nl.ts';
import { kiosk } from '@salient/shared/areas/kiosks/texts/kiosk.nl.ts';
import { kioskDevice } from '@salient/shared/areas/kiosks/texts/kioskDevice.nl.ts';
import { staffExit } from '@salient/shared/areas/kiosks/texts/staffExit.nl.ts';
import { namesOfDay } from '@salient/shared/areas/names-of-day/texts/namesOfDay.nl.ts';
import { kioskPerson } from '@salient/shared/areas/persons/texts/kioskPerson.nl.ts';
import { personPage } from '@salient/shared/areas/persons/texts/personPage.nl.ts';
import { persons } from '@salient/shared/areas/persons/texts/persons.nl.ts';
import { childStory } from '@salient/shared/areas/stories/texts/childStory.nl.ts';
import { commonGround } from '@salient/shared/areas/stories/texts/commonGround.nl.ts';
import { dates } from '@salient/shared/lib/dates/texts/dates.nl.ts';
import { common } from '@salient/shared/lib/i18n/texts/common.nl.ts';

export default { childStory, common, commonGround, dates, events, kiosk, kioskDevice, namesOfDay, persons, staffExit };
