import { persons } from '@salient/shared/areas/persons/texts/persons.fr.ts';
import { search } from '@salient/shared/areas/search/texts/search.fr.ts';
import { errors } from '@salient/shared/lib/contract/texts/errors.fr.ts';
import { dates } from '@salient/shared/lib/dates/texts/dates.fr.ts';
import { common } from '@salient/shared/lib/i18n/texts/common.fr.ts';

export default { common, dates, errors, persons, search };
