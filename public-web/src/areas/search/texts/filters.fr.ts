import { events } from '@salient/shared/areas/events/texts/events.fr.ts';
import { trackTypes } from '@salient/shared/areas/military/texts/trackTypes.fr.ts';
import { reasons } from '@salient/shared/areas/persons/texts/reasons.fr.ts';
import { relations } from '@salient/shared/areas/relations/texts/relations.fr.ts';
import { filters } from '@salient/shared/areas/search/texts/filters.fr.ts';
import { validation } from '@salient/shared/lib/contract/texts/validation.fr.ts';

export default { events, filters, reasons, relations, trackTypes, validation };
