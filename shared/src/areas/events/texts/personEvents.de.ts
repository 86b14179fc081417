import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { personEvents as nl } from './personEvents.nl.ts';

export const personEvents = {
  list: 'Ereignisse',
  add: 'Ereignis hinzufügen',
  empty: 'Von dieser Person ist noch kein Ereignis bekannt.',
  createTitle: 'Neues Ereignis: {type}',
  editTitle: '{type} bearbeiten',
  edit: '{name} bearbeiten',
  remove: '{name} entfernen',
  created: '{name} wurde hinzugefügt',
  saveAndNext: 'Speichern, nächstes Ereignis',
  saved: '{name} wurde gespeichert',
  on: '{type} ({date})',
  removeText:
    'Das Ereignis verschwindet aus dem Lebensweg, auch auf der öffentlichen Seite. Dies kann nicht rückgängig gemacht werden; nur ein Administrator kann es über den Verlauf der Person zurückholen.',
  removeSponsorText:
    'Die Patenschaft verschwindet; ohne die letzte gilt die Person nicht mehr als gewürdigt. Dies kann nicht rückgängig gemacht werden; nur ein Administrator kann sie über den Verlauf der Person zurückholen.',
  personsDate: 'Dieses Datum steht bei den Angaben zur Person.',
  replaceTitle: '{name} übernehmen?',
  replaceText: 'Die Einheit bringt ihre eigenen Namen mit. Was Sie eingegeben haben, wird ersetzt:',
  replace: 'Übernehmen',
  linkHint: 'Wird beim Speichern auch über Armee, Regiment, Einheit und Nummer gefunden.',
  until: 'bis',
} satisfies TranslationOf<typeof nl>;
