import { persons } from '@salient/shared/areas/persons/texts/persons.nl.ts';
import { search } from '@salient/shared/areas/search/texts/search.nl.ts';
import { errors } from '@salient/shared/lib/contract/texts/errors.nl.ts';
import { dates } from '@salient/shared/lib/dates/texts/dates.nl.ts';
import { common } from '@salient/shared/lib/i18n/texts/common.nl.ts';

export default { common, dates, errors, persons, search };
