import { events } from '@salient/shared/i18n/fr/events.ts';
import { filters } from '@salient/shared/i18n/fr/filters.ts';
import { relations } from '@salient/shared/i18n/fr/relations.ts';
import { validation } from '@salient/shared/i18n/fr/validation.ts';

export default { events, filters, relations, validation };
