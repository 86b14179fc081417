import type { TranslationOf } from '../../../../lib/i18n/texts.ts';
import type { manifestAddress as nl } from './manifestAddress.nl.ts';

export const manifestAddress = {
  term: 'IIIF-Adresse',
  show: 'Adresse anzeigen',
  title: 'IIIF-Adresse',
  what: 'Mit dieser Adresse öffnet ein Programm wie Mirador {name}, oder eine andere Website holt die Scans und ihren Text.',
  lasting: 'Dauerhafte Adresse',
  lastingHint: 'Für alle: Diese Adresse gilt, solange die Freigabe besteht.',
  ticketed: 'Adresse mit Zugangsschein',
  ticketedHint:
    'Nur für Sie und für einen Betrachter auf der Website des Museums: Sie öffnet auch, was nicht freigegeben ist, bis {until}. Holen Sie danach hier eine neue Adresse.',
  undisclosed: 'Hier ist noch nichts freigegeben: Ohne Zugangsschein öffnet sich diese Adresse für niemanden.',
  copy: 'Adresse kopieren',
} satisfies TranslationOf<typeof nl>;
