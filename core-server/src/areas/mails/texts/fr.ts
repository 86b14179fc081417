import type { MailTexts } from './nl.ts';

export const fr: MailTexts = {
  greeting: 'Bonjour {name},',
  greetingWithoutName: 'Bonjour,',
  invitation: {
    subject: 'Votre compte Salient',
    intro: 'Un compte a été créé pour vous dans Salient, la base de connaissances du musée.',
    account: "Votre nom d'utilisateur est {account}.",
    action: 'Choisissez un mot de passe pour activer votre compte :',
    button: 'Activer le compte',
    life: "Ce lien ne fonctionne qu'une fois, jusqu'au {until}. Passé ce délai, un administrateur peut vous envoyer une nouvelle invitation.",
    unexpected: "Vous ne vous attendiez pas à cette invitation ? Vous n'avez rien à faire.",
  },
  passwordReset: {
    subject: 'Un nouveau mot de passe pour Salient',
    intro: "Quelqu'un, sans doute vous-même, a demandé un nouveau mot de passe pour votre compte Salient.",
    account: "Votre nom d'utilisateur est {account}.",
    action: 'Choisissez ici un nouveau mot de passe :',
    button: 'Choisir un nouveau mot de passe',
    life: "Ce lien ne fonctionne qu'une fois, jusqu'au {until}.",
    unexpected: "Cette demande ne vient pas de vous ? Vous n'avez rien à faire : votre mot de passe reste le même.",
  },
  feedbackReceived: {
    subject: 'Nous avons bien reçu votre message',
    intro:
      'Merci pour votre message au sujet de {person}. Il porte le numéro {reference} ; mentionnez-le si vous nous écrivez à ce propos.',
    next: 'Un collaborateur lit chaque message. Vous recevrez une réponse dès qu’il aura été examiné.',
    nextSilent:
      'Un collaborateur lit chaque message. Vous avez demandé à ne pas recevoir de réponse ; cet e-mail est donc le seul.',
    action: 'La page de {person} :',
    button: 'Ouvrir la page',
    privacy: 'Votre nom et votre adresse e-mail ne servent qu’à ce message.',
  },
  feedbackReply: {
    subject: 'Notre réponse à votre message',
    intro: 'Vous nous avez écrit au sujet de {person}. Voici notre réponse :',
    action:
      'Vous souhaitez nous répondre ? Utilisez le formulaire de la page de {person} en mentionnant le numéro {reference} :',
    button: 'Ouvrir la page',
  },
  feedbackOutcome: {
    subject: 'Votre message a été examiné',
    intro: 'Votre message {reference} au sujet de {person} a été examiné.',
    outcomes: {
      applied: 'Nous avons repris ce que vous avez écrit. Merci de votre aide.',
      partly: 'Nous avons repris une partie de ce que vous avez écrit. Merci de votre aide.',
      not: 'Nous n’avons pas modifié les données.',
      answered: 'Vous trouverez notre réponse ci-dessous.',
    },
    action: 'La page de {person} :',
    button: 'Ouvrir la page',
  },
  kioskSilent: {
    subject: 'La borne {number} ne répond plus',
    intro: 'La borne {number}{name} ne donne plus signe de vie depuis {since}, alors que le musée est ouvert.',
    place: 'Emplacement : {place}.',
    check:
      'Vérifiez que l’appareil est allumé et relié au réseau. Sans réseau, la borne continue avec ce qu’elle contient ; vous recevrez un message dès son retour.',
    action: 'L’état des bornes :',
    button: 'Voir les bornes',
  },
  kioskBack: {
    subject: 'La borne {number} est de retour',
    intro: 'La borne {number}{name} donne de nouveau signe de vie. Elle était muette depuis {since}.',
    place: 'Emplacement : {place}.',
    action: 'L’état des bornes :',
    button: 'Voir les bornes',
  },
  backupAge: {
    last: 'La dernière bonne sauvegarde contient l’état du {at}.',
    none: 'Il n’existe encore aucune bonne sauvegarde.',
    action: 'L’état des sauvegardes :',
  },
  backupFailed: {
    subject: 'La sauvegarde de Salient demande votre attention',
    backup: 'La sauvegarde de Salient a échoué.',
    verify: 'La vérification de la sauvegarde de Salient a échoué.',
    problems: {
      interrupted: 'Elle a été interrompue.',
      disk_full:
        'Il reste trop peu de place sur le disque. Libérez de la place ou choisissez un autre endroit (BACKUP_TARGET).',
      damaged:
        'La sauvegarde est endommagée : ce qui a été restauré n’est pas ce qui avait été enregistré. Faites-en une nouvelle aujourd’hui et faites contrôler le disque.',
      failed: 'Vérifiez que l’endroit des sauvegardes est accessible. Le programme signale :',
    },
    button: 'Voir les sauvegardes',
  },
  backupOverdue: {
    subject: 'La dernière sauvegarde de Salient est trop ancienne',
    intro: 'Aucune bonne sauvegarde de Salient n’a été faite depuis plus de 36 heures.',
    check:
      'Vérifiez que le serveur est allumé la nuit, et que l’endroit des sauvegardes est accessible et a de la place.',
    button: 'Voir les sauvegardes',
  },
  savedSearchNews: {
    subject: 'Du nouveau dans une recherche enregistrée',
    titled: 'Du nouveau dans {name}',
    one: 'Depuis le {since}, {count} personne est nouvelle dans votre recherche enregistrée « {name} ». Ce que vous demandez :',
    several:
      'Depuis le {since}, {count} personnes sont nouvelles dans votre recherche enregistrée « {name} ». Ce que vous demandez :',
    action: 'Qui est-ce :',
    button: 'Voir les nouvelles personnes',
    stop: 'Vous recevez ce message parce que vous l’avez demandé. Vous ne le voulez plus ? Ouvrez la recherche et désactivez « E-mail hebdomadaire ».',
  },
  nightlyFunction: {
    subject: 'Rapport de la nuit',
    titled: '{name} : {count}',
    none: 'Cette nuit, « {name} » n’a plus rien trouvé.',
    one: 'Cette nuit, « {name} » a trouvé {count} ligne.',
    several: 'Cette nuit, « {name} » a trouvé {count} lignes.',
    parameters: 'Paramètres : {parameters}.',
    first: 'Les premières : {names}.',
    all: 'À savoir : {names}.',
    action: 'Le résultat :',
    button: 'Voir le résultat',
    stop: 'Vous recevez ce message parce que vous l’avez demandé, et seulement quand le résultat diffère du précédent. Vous ne le voulez plus ? Ouvrez la fonction et choisissez « Ne plus envoyer ».',
  },
  copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  automatic: 'Ce message a été envoyé automatiquement ; les réponses ne sont pas lues.',
};
