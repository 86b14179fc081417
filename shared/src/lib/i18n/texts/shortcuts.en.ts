export const shortcuts = {
  title: 'Keyboard shortcuts',
  search: 'Go to the search field',
  back: 'Back to the previous page',
  characters: 'Use shortcuts of a single character',
  charactersHint: 'Switch this off when you work by voice or press keys by accident.',
} as const;
