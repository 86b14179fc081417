import {
  Badge,
  Combobox,
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  Menu,
  Modal,
  Pagination,
  Table,
  type VariantColorsResolver,
} from '@mantine/core';
import { keepMenuFocus } from '../lib/menu/keepMenuFocus.ts';

/**
 * The house's two colours, in every form that a control takes. They are variables, which change by themselves between
 * light and dark.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const color = input.color ?? input.theme.primaryColor;
  if (color !== 'ink' && color !== 'poppy') return defaultVariantColorsResolver(input);
  const own = `var(--${color})`;
  switch (input.variant) {
    case 'filled': {
      const hover = color === 'ink' ? 'var(--ink-soft)' : 'var(--poppy-strong)';
      return { background: own, hover, color: 'var(--on-ink)', border: '1px solid transparent' };
    }
    case 'light':
      return { background: 'var(--wash)', hover: 'var(--rule)', color: own, border: `1px solid ${own}` };
    case 'outline':
      return { background: 'transparent', hover: 'var(--wash)', color: own, border: `1px solid ${own}` };
    case 'subtle':
      return { background: 'transparent', hover: 'var(--wash)', color: own, border: '1px solid transparent' };
    case 'transparent':
      return { background: 'transparent', hover: 'transparent', color: own, border: '1px solid transparent' };
    default:
      return defaultVariantColorsResolver(input);
  }
};

/** Mantine wants ten shades; the two colours have one, which the variable gives. */
const oneShade = (variable: string): MantineColorsTuple => {
  const shade = `var(${variable})`;
  return [shade, shade, shade, shade, shade, shade, shade, shade, shade, shade];
};

/** Mantine in the house's own letters and colours; see shared/src/lib/ui/tokens.css. */
export const theme = createTheme({
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-name)', fontWeight: '400' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  white: '#fdfcfa',
  black: '#1b1d1e',
  colors: {
    ink: oneShade('--ink'),
    poppy: oneShade('--poppy'),
    // Where Mantine takes these: 4 edges of fields and 6 their ground in the dark, 4 edges in the light.
    gray: [
      '#f3f2ee',
      '#eeece6',
      '#e9e7e0',
      '#d8d5cc',
      '#84877f',
      '#74776f',
      '#62676a',
      '#4a4e50',
      '#2b2e2f',
      '#1b1d1e',
    ],
    dark: [
      '#eceae4',
      '#bdbdb7',
      '#a0a29e',
      '#8e928f',
      '#7e8380',
      '#282b2c',
      '#1f2223',
      '#1f2223',
      '#17191a',
      '#101212',
    ],
  },
  primaryColor: 'ink',
  defaultRadius: 'xs',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    // However little room there is below a field, what it suggests stays within the window and scrolls there.
    Combobox: Combobox.extend({ defaultProps: { middlewares: { flip: true, shift: true, size: { padding: 8 } } } }),
    Badge: Badge.extend({ defaultProps: { tt: 'none' } }),
    MenuDropdown: Menu.Dropdown.extend({ defaultProps: { onFocus: keepMenuFocus } }),
    // A dialog's head is no banner of the page.
    ModalHeader: Modal.Header.extend({ defaultProps: { role: 'presentation' } }),
    DrawerHeader: Drawer.Header.extend({ defaultProps: { role: 'presentation' } }),
    Modal: Modal.extend({ defaultProps: { centered: true, transitionProps: { transition: 'fade', duration: 150 } } }),
    Drawer: Drawer.extend({ defaultProps: { transitionProps: { duration: 150 } } }),
    // Its own words for the page that is shown are white, also on the light ink of the dark.
    Pagination: Pagination.extend({
      vars: () => ({ root: { '--pagination-active-bg': 'var(--ink)', '--pagination-active-color': 'var(--on-ink)' } }),
    }),
    Table: Table.extend({ vars: () => ({ table: { '--table-border-color': 'var(--rule)' } }) }),
  },
});

/** Mantine's own variables, taken from the same tokens as the public pages. */
export const cssVariables: CSSVariablesResolver = () => {
  const own = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-faint)',
    '--mantine-color-default': 'var(--paper)',
    '--mantine-color-default-hover': 'var(--wash)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--edge)',
    '--mantine-color-error': 'var(--poppy)',
    '--mantine-color-anchor': 'var(--ink)',
    '--mantine-primary-color-filled': 'var(--ink)',
    '--mantine-primary-color-contrast': 'var(--on-ink)',
  };
  return { variables: {}, light: own, dark: own };
};
