export const backups = {
  nightly: 'Every night at {at} a backup is made in {target}.',
  notNightly: 'No backup is made by the clock (BACKUP_AT=off). Those that are asked for go to {target}.',
  encrypted: 'They are encrypted with the passphrase of BACKUP_PASSPHRASE: without it nobody can open them.',
  notEncrypted: 'They are not encrypted: whoever has them can read them.',
  lastGood: 'Last good backup',
  lastVerified: 'Last checked',
  room: 'Free on the disk',
  roomOf: '{free} of {total}',
  never: 'Never yet',
  make: 'Make a backup now',
  asked: 'The backup is about to begin. You can go on working.',
  runs: 'What was done',
  none: 'No backup was made yet.',
  kinds: { backup: 'Backup', verify: 'Check' },
  states: {
    asked: 'About to begin',
    running: 'Under way',
    done: 'Done',
    failed: 'Failed',
  },
  size: '{bytes}, of which {fresh} new',
  holds: 'State of {at}',
  restored: 'Restored on trial and compared: the backup of {at} is right.',
  askedBy: 'asked for by {account}',
  problems: {
    interrupted: 'It was interrupted, for instance because the server stopped. It is tried again by itself.',
    disk_full: 'There is too little room on the disk. Make room, or choose another place (BACKUP_TARGET).',
    damaged:
      'The backup is damaged: what was restored is not what was saved. Make a new one today, and have the disk looked at.',
    failed: 'See whether the place of the backups can be reached. The program says:',
  },
  notices: {
    overdue: 'The last good backup is of {at}: more than 36 hours ago.',
    overdueNone: 'There is no good backup of the data yet.',
    look: 'Look at the backups',
    diskLow: 'The disk of the server is almost full: {free} is left.',
    diskFull:
      'The disk of the server is full: {free} is left. Uploads, imports of lists and backups are refused until there is room.',
    damagedFiles_one:
      '{count, number} stored file is damaged or lost: {names}. Restore it from a backup or upload it again.',
    damagedFiles_other:
      '{count, number} stored files are damaged or lost, among them {names}. Restore them from a backup or upload them again.',
  },
};
