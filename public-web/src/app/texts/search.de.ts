import { common } from '@salient/shared/i18n/de/common.ts';
import { dates } from '@salient/shared/i18n/de/dates.ts';
import { errors } from '@salient/shared/i18n/de/errors.ts';
import { persons } from '@salient/shared/i18n/de/persons.ts';
import { reasons } from '@salient/shared/i18n/de/reasons.ts';
import { search } from '@salient/shared/i18n/de/search.ts';

export default { common, dates, errors, persons, reasons, search };
