import { common } from '@salient/shared/i18n/nl/common.ts';
import { dates } from '@salient/shared/i18n/nl/dates.ts';
import { errors } from '@salient/shared/i18n/nl/errors.ts';
import { persons } from '@salient/shared/i18n/nl/persons.ts';
import { reasons } from '@salient/shared/i18n/nl/reasons.ts';
import { search } from '@salient/shared/i18n/nl/search.ts';

export default { common, dates, errors, persons, reasons, search };
