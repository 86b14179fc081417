import { common } from '@salient/shared/i18n/de/common.ts';
import { dates } from '@salient/shared/i18n/de/dates.ts';
import { events } from '@salient/shared/i18n/de/events.ts';
import { kiosk } from '@salient/shared/i18n/de/kiosk.ts';
import { kioskDevice } from '@salient/shared/i18n/de/kioskDevice.ts';
import { namesOfDay } from '@salient/shared/i18n/de/namesOfDay.ts';
import { persons } from '@salient/shared/i18n/de/persons.ts';
import { staffExit } from '@salient/shared/i18n/de/staffExit.ts';

export default { common, dates, events, kiosk, kioskDevice, namesOfDay, persons, staffExit };
