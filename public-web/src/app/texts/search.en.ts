import { common } from '@salient/shared/i18n/en/common.ts';
import { dates } from '@salient/shared/i18n/en/dates.ts';
import { errors } from '@salient/shared/i18n/en/errors.ts';
import { persons } from '@salient/shared/i18n/en/persons.ts';
import { reasons } from '@salient/shared/i18n/en/reasons.ts';
import { search } from '@salient/shared/i18n/en/search.ts';

export default { common, dates, errors, persons, reasons, search };
