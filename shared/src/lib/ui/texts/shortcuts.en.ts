export const shortcuts = {
  title: 'Keyboard shortcuts',
  search: 'Go to the search field',
  back: 'Back to the previous page',
  caps: {
    Ctrl: 'Ctrl',
    Shift: 'Shift',
    Enter: 'Enter',
    Escape: 'Esc',
    PageUp: 'PgUp',
    PageDown: 'PgDn',
    Space: 'Space',
  },
  characters: 'Use shortcuts of a single character',
  charactersHint: 'Switch this off when you work by voice or press keys by accident.',
  typing: {
    title: 'Lists and fields by keyboard',
    day: 'A day: 140515 or 14/5/15 is 14 May 1915. Two digits become the year nearest to the war or, for dates of our own time, to today.',
    letters:
      'Looking up a record: a few letters and Enter take the only record that begins so; otherwise Enter leads to the first of the list.',
    proposals: 'In an empty search field, ↓ and Enter choose what is suggested or was chosen recently.',
    rows: 'In a list, ↑ and ↓ go from row to row and Enter opens the row. Between the pages of a document the arrow keys do the same.',
  },
} as const;
