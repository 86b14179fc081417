import type { accounts as nl } from '../nl/accounts.ts';
import type { TranslationOf } from '../texts.ts';

export const accounts = {
  create: 'Nouvel utilisateur',
  edit: 'Modifier {name}',
  remove: 'Supprimer {name}',
  resend: 'Renvoyer l’invitation de {name}',
  invite: 'Inviter',
  hints: {
    email: 'L’invitation est envoyée à cette adresse.',
    language: 'Langue des e-mails.',
    army: 'Cet utilisateur ne voit que les soldats de cette armée.',
    dataset: 'L’utilisateur est limité à cette liste.',
  },
  invited: 'Le compte de {name} a été créé ; l’invitation pour {email} se trouve parmi les e-mails sortants',
  saved: '{name} a été enregistré',
  resent: 'Une nouvelle invitation se trouve parmi les e-mails sortants',
  gone: 'Cet utilisateur n’existe plus ou a déjà accepté l’invitation.',
  removeText:
    'L’utilisateur est déconnecté aussitôt ; son nom d’utilisateur et son adresse e-mail redeviennent libres. Cette action est irréversible, sauf pour un administrateur, qui peut rétablir le compte depuis les modifications, avec une nouvelle invitation.',
  sessions: 'Connexions de {name}',
  noSessions: 'Cet utilisateur n’est connecté nulle part.',
  mails: {
    created: 'Créé',
    recipient: 'À',
    kind: 'Type',
    noText: 'Le texte de cet e-mail n’a pas été conservé : le lien qu’il contient ouvre un compte.',
    attempts_one: '{count} tentative',
    attempts_many: '{count} tentatives',
    attempts_other: '{count} tentatives',
    lastError: 'Réponse du serveur de messagerie : {error}',
  },
  mailKinds: {
    invitation: 'Invitation',
    passwordReset: 'Nouveau mot de passe',
    feedbackReceived: 'Message reçu',
    feedbackReply: 'Question ou réponse à un visiteur',
    feedbackOutcome: 'Réponse à un message',
    kioskSilent: 'Borne muette',
    kioskBack: 'Borne de retour',
    backupFailed: 'Sauvegarde échouée',
    backupOverdue: 'Sauvegarde trop ancienne',
  },
  mailStatuses: {
    queued: 'En attente',
    sent: 'Envoyé',
    kept: 'Conservé, pas de serveur de messagerie',
    failed: 'Échec',
  },
} satisfies TranslationOf<typeof nl>;
