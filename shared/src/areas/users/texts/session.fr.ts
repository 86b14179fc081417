export const session = {
  title: 'Se reconnecter',
  ended: 'Votre session est terminée, veuillez vous reconnecter.',
  kept: 'Ce que vous avez saisi est conservé.',
  list: {
    intro:
      'Votre compte est ouvert à ces endroits. Si vous n’en reconnaissez pas un, déconnectez-le et choisissez un nouveau mot de passe.',
    here: 'Cette session',
    used: 'Dernière utilisation : {when}',
    since: 'Connecté le {when} depuis {address}',
    until: 'Reste ouverte sans utilisation jusqu’au {when}',
    end: 'Déconnecter',
    endOf: 'Déconnecter {program}',
    ended: '{program} a été déconnecté',
    browser: '{browser} sur {system}',
    unknown: 'Programme inconnu',
  },
} as const;
