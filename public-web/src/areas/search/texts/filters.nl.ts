import { events } from '@salient/shared/areas/events/texts/events.nl.ts';
import { trackTypes } from '@salient/shared/areas/military/texts/trackTypes.nl.ts';
import { reasons } from '@salient/shared/areas/persons/texts/reasons.nl.ts';
import { relations } from '@salient/shared/areas/relations/texts/relations.nl.ts';
import { filters } from '@salient/shared/areas/search/texts/filters.nl.ts';
import { validation } from '@salient/shared/lib/contract/texts/validation.nl.ts';

export default { events, filters, reasons, relations, trackTypes, validation };
