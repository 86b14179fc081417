import type { TranslationOf } from '../../../lib/i18n/texts.ts';
import type { kioskDevice as nl } from './kioskDevice.nl.ts';

export const kioskDevice = {
  title: 'Diesen Kiosk koppeln',
  intro: 'Geben Sie den Code ein, den ein Administrator unter „Kioske“ erstellt hat.',
  code: 'Kopplungscode',
  clear: 'Löschen',
  pair: 'Koppeln',
  back: 'Zurück zum Kiosk',
  done: 'Dieses Gerät ist jetzt Kiosk {number}.',
  wrong: 'Dieser Code ist falsch oder abgelaufen. Fordern Sie einen neuen an.',
  tooMany: 'Zu viele Versuche. Warten Sie eine Viertelstunde.',
  away: 'Der Server ist nicht erreichbar. Versuchen Sie es später noch einmal.',
  identify: 'Kiosk {number}',
  which: 'Diese Adresse gehört zu keinem Kiosk. Es gibt die Kioske 1 bis 4: Wählen Sie einen.',
} satisfies TranslationOf<typeof nl>;
