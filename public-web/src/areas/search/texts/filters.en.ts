import { events } from '@salient/shared/areas/events/texts/events.en.ts';
import { trackTypes } from '@salient/shared/areas/military/texts/trackTypes.en.ts';
import { reasons } from '@salient/shared/areas/persons/texts/reasons.en.ts';
import { relations } from '@salient/shared/areas/relations/texts/relations.en.ts';
import { filters } from '@salient/shared/areas/search/texts/filters.en.ts';
import { validation } from '@salient/shared/lib/contract/texts/validation.en.ts';

export default { events, filters, reasons, relations, trackTypes, validation };
