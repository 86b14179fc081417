/** Back-ups and the room on the disk, for administrators. */
export const backups = {
  nightly: 'Elke nacht om {at} wordt een back-up gemaakt in {target}.',
  notNightly: 'Er wordt geen back-up op vaste tijd gemaakt (BACKUP_AT=off). Back-ups op verzoek komen in {target}.',
  encrypted: 'Ze zijn versleuteld met de wachtzin van BACKUP_PASSPHRASE: zonder die wachtzin kan niemand ze openen.',
  notEncrypted: 'Ze zijn niet versleuteld: wie ze heeft, kan ze lezen.',
  lastGood: 'Laatste goede back-up',
  lastVerified: 'Laatst gecontroleerd',
  room: 'Vrij op de schijf',
  roomOf: '{free} van {total}',
  never: 'Nog nooit',
  make: 'Nu een back-up maken',
  asked: 'De back-up begint zo dadelijk. U kunt gewoon voortwerken.',
  runs: 'Wat er gedaan is',
  none: 'Er is nog geen back-up gemaakt.',
  kinds: { backup: 'Back-up', verify: 'Controle' },
  states: {
    asked: 'Begint zo dadelijk',
    running: 'Bezig',
    done: 'Gelukt',
    failed: 'Mislukt',
  },
  size: '{bytes}, waarvan {fresh} nieuw',
  holds: 'Toestand van {at}',
  restored: 'Teruggezet op proef en vergeleken: de back-up van {at} klopt.',
  askedBy: 'gevraagd door {account}',
  problems: {
    interrupted: 'Hij werd onderbroken, bijvoorbeeld doordat de server stopte. Hij wordt vanzelf opnieuw geprobeerd.',
    disk_full: 'Er is te weinig plaats op de schijf. Maak plaats vrij of kies een andere plek (BACKUP_TARGET).',
    damaged:
      'De back-up is beschadigd: wat teruggezet werd, is niet wat bewaard werd. Maak vandaag een nieuwe, en laat de schijf nakijken.',
    failed: 'Kijk of de plek van de back-ups bereikbaar is. Het programma meldt:',
  },
  notices: {
    overdue: 'De laatste goede back-up is van {at}: meer dan 36 uur geleden.',
    overdueNone: 'Er is nog geen goede back-up van de gegevens.',
    look: 'Back-ups bekijken',
    diskLow: 'De schijf van de server is bijna vol: er is nog {free} vrij.',
    diskFull:
      'De schijf van de server is vol: er is nog {free} vrij. Bestanden uploaden, lijsten invoeren en back-ups worden geweigerd tot er plaats is.',
    damagedFiles_one:
      '{count, number} opgeslagen bestand is beschadigd of verdwenen: {names}. Herstel het uit een back-up of upload het opnieuw.',
    damagedFiles_other:
      '{count, number} opgeslagen bestanden zijn beschadigd of verdwenen, waaronder {names}. Herstel ze uit een back-up of upload ze opnieuw.',
  },
} as const;
