import { createTheme } from '@mantine/core';

/** Mantine in the house's own letters and colours; see shared/src/ui/tokens.css. */
export const theme = createTheme({
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-name)', fontWeight: '400' },
  primaryColor: 'dark',
  defaultRadius: 'xs',
});
