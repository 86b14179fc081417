import { events } from '@salient/shared/i18n/en/events.ts';
import { filters } from '@salient/shared/i18n/en/filters.ts';
import { relations } from '@salient/shared/i18n/en/relations.ts';
import { validation } from '@salient/shared/i18n/en/validation.ts';

export default { events, filters, relations, validation };
