import type { MailTexts } from './nl.ts';

export const fr: MailTexts = {
  greeting: 'Bonjour {name},',
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
  copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  automatic: 'Ce message a été envoyé automatiquement ; les réponses ne sont pas lues.',
};
