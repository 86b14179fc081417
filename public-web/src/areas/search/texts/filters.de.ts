import { events } from '@salient/shared/areas/events/texts/events.de.ts';
import { trackTypes } from '@salient/shared/areas/military/texts/trackTypes.de.ts';
import { reasons } from '@salient/shared/areas/persons/texts/reasons.de.ts';
import { relations } from '@salient/shared/areas/relations/texts/relations.de.ts';
import { filters } from '@salient/shared/areas/search/texts/filters.de.ts';
import { validation } from '@salient/shared/lib/contract/texts/validation.de.ts';

export default { events, filters, reasons, relations, trackTypes, validation };
