import { common } from '@salient/shared/i18n/nl/common.ts';
import { dates } from '@salient/shared/i18n/nl/dates.ts';
import { events } from '@salient/shared/i18n/nl/events.ts';
import { kiosk } from '@salient/shared/i18n/nl/kiosk.ts';
import { kioskDevice } from '@salient/shared/i18n/nl/kioskDevice.ts';
import { namesOfDay } from '@salient/shared/i18n/nl/namesOfDay.ts';
import { persons } from '@salient/shared/i18n/nl/persons.ts';
import { staffExit } from '@salient/shared/i18n/nl/staffExit.ts';

export default { common, dates, events, kiosk, kioskDevice, namesOfDay, persons, staffExit };
