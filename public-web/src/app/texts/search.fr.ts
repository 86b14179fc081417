import { common } from '@salient/shared/i18n/fr/common.ts';
import { dates } from '@salient/shared/i18n/fr/dates.ts';
import { errors } from '@salient/shared/i18n/fr/errors.ts';
import { persons } from '@salient/shared/i18n/fr/persons.ts';
import { reasons } from '@salient/shared/i18n/fr/reasons.ts';
import { search } from '@salient/shared/i18n/fr/search.ts';

export default { common, dates, errors, persons, reasons, search };
