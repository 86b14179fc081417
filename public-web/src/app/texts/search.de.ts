import { persons } from '@salient/shared/areas/persons/texts/persons.de.ts';
import { search } from '@salient/shared/areas/search/texts/search.de.ts';
import { errors } from '@salient/shared/lib/contract/texts/errors.de.ts';
import { dates } from '@salient/shared/lib/dates/texts/dates.de.ts';
import { common } from '@salient/shared/lib/i18n/texts/common.de.ts';

export default { common, dates, errors, persons, search };
