export const session = {
  title: 'Se reconnecter',
  ended: 'Votre session est terminée, veuillez vous reconnecter. Ce que vous avez saisi est conservé.',
} as const;
