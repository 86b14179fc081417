/** Signing in, and getting a password or a new one. */
export const access = {
  username: 'Gebruikersnaam',
  password: 'Wachtwoord',
  showPassword: 'Wachtwoord tonen of verbergen',
  logIn: 'Aanmelden',
} as const;
