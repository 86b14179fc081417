import { common } from '@salient/shared/i18n/fr/common.ts';
import { dates } from '@salient/shared/i18n/fr/dates.ts';
import { events } from '@salient/shared/i18n/fr/events.ts';
import { kiosk } from '@salient/shared/i18n/fr/kiosk.ts';
import { kioskDevice } from '@salient/shared/i18n/fr/kioskDevice.ts';
import { namesOfDay } from '@salient/shared/i18n/fr/namesOfDay.ts';
import { persons } from '@salient/shared/i18n/fr/persons.ts';
import { staffExit } from '@salient/shared/i18n/fr/staffExit.ts';

export default { common, dates, events, kiosk, kioskDevice, namesOfDay, persons, staffExit };
