import { persons } from '@salient/shared/areas/persons/texts/persons.en.ts';
import { search } from '@salient/shared/areas/search/texts/search.en.ts';
import { errors } from '@salient/shared/lib/contract/texts/errors.en.ts';
import { dates } from '@salient/shared/lib/dates/texts/dates.en.ts';
import { common } from '@salient/shared/lib/i18n/texts/common.en.ts';

export default { common, dates, errors, persons, search };
