export const session = {
  title: 'Erneut anmelden',
  ended: 'Ihre Sitzung ist beendet, bitte melden Sie sich erneut an. Ihre Eingaben bleiben erhalten.',
} as const;
