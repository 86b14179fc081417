import { fieldHistory } from '../../lib/fields/fieldHistory.ts';
import { defineHistory } from '../../lib/history/defineHistory.ts';
import { contactPersonFields } from './contactPersonFields.ts';

export const contactPersonHistory = defineHistory(fieldHistory(contactPersonFields));
