export const access = {
  username: 'Benutzername',
  password: 'Passwort',
  showPassword: 'Passwort zeigen oder verbergen',
  logIn: 'Anmelden',
} as const;
