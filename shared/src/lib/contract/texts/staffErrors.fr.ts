import type { TranslationOf } from '../../i18n/texts.ts';
import type { staffErrors as nl } from './staffErrors.nl.ts';

/** Errors of methods that staff alone call. Visitors do not fetch their words. */
export const staffErrors = {
  comparisonUnderWay: 'Les personnes sont déjà en cours de comparaison.',
  recordMergedWithItself: 'C’est deux fois la même fiche.',
  recordMergeUndone: 'Cette fusion a déjà été annulée.',
  laterRecordMergeStands: 'L’une des deux fiches a fait l’objet d’une fusion plus récente. Annulez d’abord celle-ci.',
  lookupFailed:
    'Le service de recherche n’a pas donné de réponse utilisable. Ce que vous avez tapé est conservé ; réessayez plus tard ou remplissez vous-même.',
  placeTextChanged: 'Entre-temps, d’autres événements portent ce texte. Vérifiez, puis liez à nouveau.',
  personMergedWithItself: 'Il ne s’agit pas de deux personnes, mais d’une seule et même personne.',
  mergeUndone: 'Cette fusion a déjà été annulée.',
  laterMergeStands: 'Ces personnes ont fait l’objet d’une fusion plus récente. Annulez d’abord celle-ci.',
  irishMemorialStays: 'Le monument des Irish Memorial Records doit rester. Échangez les deux.',
  militaryTypesDiffer: 'Seules des entités du même type peuvent être fusionnées.',
  militaryMergeMakesCircle:
    'D’après ses événements, une entité fait partie de l’autre. Modifiez d’abord ces événements.',
  placeMergeMakesCircle:
    'D’après les données, l’un de ces lieux est situé dans l’autre. Modifiez d’abord dans quoi ils se trouvent.',
  storyNeedsLink: 'Aucun récit publié n’est encore lié à celui-ci. Une borne en a besoin d’au moins un.',
  noScreenshot: 'Aucune image de cet écran n’a encore été prise.',
  kioskNotPaired: 'Aucun appareil n’est associé à cette borne.',
  backupUnderWay: 'Une sauvegarde est déjà en cours ou va commencer.',
  catalogueCodeNotFound: 'Le catalogue ne connaît pas ce code. Vérifiez-le et réessayez.',
  catalogueRecordNotFound: 'La notice n’est plus dans le catalogue. Rien n’a été repris.',
  catalogueFailed: 'Le catalogue n’a pas donné de réponse utilisable. Rien n’a été modifié ; réessayez plus tard.',
  catalogueOff: 'Aucun catalogue d’archives n’est configuré. Demandez à l’administrateur de définir CATALOGUE_URL.',
  catalogueTooLarge:
    'Il y a trop de pièces ou trop de niveaux pour tout reprendre en une fois. Rien n’a été repris ; reprenez ses parties une à une.',
  draftChanged: 'Un autre onglet ou un autre ordinateur a modifié ou terminé ce moment de contact entre-temps.',
  contactPersonGone: 'La personne de contact de ce moment de contact n’existe plus.',
  personNotNamed: 'Indiquez une personne de contact, une adresse e-mail, ou un prénom et un nom.',
  erasureNotConfirmed: 'Ce que vous avez saisi n’est pas le nom affiché ci-dessus. Rien n’a été effacé.',
  accountAtWork: 'Un compte de cette personne est encore utilisé. Supprimez d’abord ce compte. Rien n’a été effacé.',
  nothingToErase: 'Rien n’est conservé sur cette personne : il n’y avait rien à effacer.',
  tooManySavedSearches: 'Un compte ne peut pas garder plus de recherches. Supprimez-en d’abord une.',
  tooManyNightlyFunctions: 'Plus de fonctions ne peuvent pas être exécutées la nuit pour vous. Arrêtez-en d’abord une.',
  accountWithoutEmail: 'Votre compte n’a pas d’adresse e-mail. Indiquez-en d’abord une.',
  tooManyBulkChanges:
    'Vous avez déjà autant de modifications multiples en cours qu’un compte peut en avoir. Attendez que l’une se termine, ou arrêtez-en une.',
  searchNotFollowed: 'Vous ne suivez pas cette recherche.',
  importUnderWay: 'Une opération est déjà en cours avec cette liste. Attendez la fin, ou arrêtez-la.',
  importNotReady: 'Essayez d’abord la liste telle qu’elle est.',
  importDoublesOpen: 'Décidez d’abord du sort des lignes de personnes déjà présentes.',
  importListRefused: 'La liste ne peut pas être lue. Vérifiez comment elle est lue.',
  importTakenBack: 'Cette importation a déjà été annulée.',
} satisfies TranslationOf<typeof nl>;
