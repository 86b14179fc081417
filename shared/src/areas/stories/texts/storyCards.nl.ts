/** What stands on the cards of stories, wherever there are some. */
export const storyCards = {
  years: '{born}–{died}',
  bornYear: 'geboren in {year}',
  diedYear: 'overleden in {year}',
  read: 'Lees het verhaal',
  alsoForChildren: 'Ook voor kinderen',
} as const;
