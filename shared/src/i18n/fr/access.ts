export const access = {
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  showPassword: 'Afficher ou masquer le mot de passe',
  logIn: 'Se connecter',
} as const;
