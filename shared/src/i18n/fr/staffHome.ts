import type { staffHome as nl } from '../nl/staffHome.ts';
import type { TranslationOf } from '../texts.ts';

export const staffHome = {
  title: 'Espace de travail du centre de documentation',
  intro: 'C’est ici que le personnel et les bénévoles travailleront à la liste de noms, aux archives et aux récits.',
  status: 'En construction',
  statusText:
    'Cet espace de travail n’est pas encore prêt. On ne peut pas encore s’y connecter ; les listes sont importées pour l’instant en ligne de commande.',
  readyTitle: 'Ce qui fonctionne déjà',
  ready: {
    search: 'Chercher des noms',
    searchText: 'La liste de noms publique, en quatre langues.',
    api: 'Interface de programmation',
    apiText: 'Tous les appels avec leurs champs et leurs erreurs.',
    kiosk: 'Borne',
    kioskText: 'La page d’accueil des quatre bornes du musée.',
  },
  comingTitle: 'Ce qui viendra ici',
  coming: {
    persons: 'Personnes',
    personsText: 'Modifier les personnes, événements et relations, et fusionner les doublons.',
    places: 'Lieux et mémoriaux',
    placesText: 'Les lieux en quatre langues, les cimetières et mémoriaux sur la carte.',
    archive: 'Archives',
    archiveText: 'Collections, documents et numérisations avec transcription.',
    stories: 'Récits',
    storiesText: 'Écrire, traduire et publier des récits personnels.',
    keys: 'Lieux clés',
    keysText: 'Des endroits dans le paysage avec leur code QR.',
    contacts: 'Contacts',
    contactsText: 'Personnes de contact, moments de contact et contributions.',
  },
} satisfies TranslationOf<typeof nl>;
