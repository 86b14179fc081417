import { events } from '@salient/shared/i18n/nl/events.ts';
import { filters } from '@salient/shared/i18n/nl/filters.ts';
import { relations } from '@salient/shared/i18n/nl/relations.ts';
import { validation } from '@salient/shared/i18n/nl/validation.ts';

export default { events, filters, relations, validation };
