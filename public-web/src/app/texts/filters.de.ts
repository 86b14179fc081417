import { events } from '@salient/shared/i18n/de/events.ts';
import { filters } from '@salient/shared/i18n/de/filters.ts';
import { relations } from '@salient/shared/i18n/de/relations.ts';
import { validation } from '@salient/shared/i18n/de/validation.ts';

export default { events, filters, relations, validation };
