export const backups = {
  nightly: 'Chaque nuit à {at}, une sauvegarde est faite dans {target}.',
  notNightly:
    'Aucune sauvegarde n’est faite à heure fixe (BACKUP_AT=off). Celles que vous demandez vont dans {target}.',
  encrypted:
    'Elles sont chiffrées avec la phrase secrète de BACKUP_PASSPHRASE : sans elle, personne ne peut les ouvrir.',
  notEncrypted: 'Elles ne sont pas chiffrées : qui les possède peut les lire.',
  lastGood: 'Dernière bonne sauvegarde',
  lastVerified: 'Dernière vérification',
  room: 'Libre sur le disque',
  roomOf: '{free} sur {total}',
  never: 'Jamais encore',
  make: 'Faire une sauvegarde maintenant',
  asked: 'La sauvegarde va commencer. Vous pouvez continuer à travailler.',
  runs: 'Ce qui a été fait',
  none: 'Aucune sauvegarde n’a encore été faite.',
  kinds: { backup: 'Sauvegarde', verify: 'Vérification' },
  states: {
    asked: 'Va commencer',
    running: 'En cours',
    done: 'Réussie',
    failed: 'Échouée',
  },
  size: '{bytes}, dont {fresh} nouveaux',
  holds: 'État du {at}',
  restored: 'Restaurée à l’essai et comparée : la sauvegarde du {at} est exacte.',
  askedBy: 'demandée par {account}',
  problems: {
    interrupted: 'Elle a été interrompue, par exemple par l’arrêt du serveur. Elle sera retentée d’elle-même.',
    disk_full:
      'Il reste trop peu de place sur le disque. Libérez de la place ou choisissez un autre endroit (BACKUP_TARGET).',
    damaged:
      'La sauvegarde est endommagée : ce qui a été restauré n’est pas ce qui avait été enregistré. Faites-en une nouvelle aujourd’hui et faites contrôler le disque.',
    failed: 'Vérifiez que l’endroit des sauvegardes est accessible. Le programme signale :',
  },
  notices: {
    overdue: 'La dernière bonne sauvegarde date du {at} : il y a plus de 36 heures.',
    overdueNone: 'Il n’existe encore aucune bonne sauvegarde des données.',
    look: 'Voir les sauvegardes',
    diskLow: 'Le disque du serveur est presque plein : il reste {free}.',
    diskFull:
      'Le disque du serveur est plein : il reste {free}. L’envoi de fichiers, l’importation de listes et les sauvegardes sont refusés tant qu’il n’y a pas de place.',
    damagedFiles_one:
      '{count, number} fichier enregistré est endommagé ou perdu : {names}. Restaurez-le à partir d’une sauvegarde ou envoyez-le à nouveau.',
    damagedFiles_many:
      '{count, number} fichiers enregistrés sont endommagés ou perdus, dont {names}. Restaurez-les à partir d’une sauvegarde ou envoyez-les à nouveau.',
    damagedFiles_other:
      '{count, number} fichiers enregistrés sont endommagés ou perdus, dont {names}. Restaurez-les à partir d’une sauvegarde ou envoyez-les à nouveau.',
  },
};
