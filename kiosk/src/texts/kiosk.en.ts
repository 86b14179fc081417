import { common } from '@salient/shared/i18n/en/common.ts';
import { dates } from '@salient/shared/i18n/en/dates.ts';
import { events } from '@salient/shared/i18n/en/events.ts';
import { kiosk } from '@salient/shared/i18n/en/kiosk.ts';
import { kioskDevice } from '@salient/shared/i18n/en/kioskDevice.ts';
import { namesOfDay } from '@salient/shared/i18n/en/namesOfDay.ts';
import { persons } from '@salient/shared/i18n/en/persons.ts';
import { staffExit } from '@salient/shared/i18n/en/staffExit.ts';

export default { common, dates, events, kiosk, kioskDevice, namesOfDay, persons, staffExit };
