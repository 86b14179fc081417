import {
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  defaultVariantColorsResolver,
  Modal,
  type VariantColorsResolver,
} from '@mantine/core';

/** Filled controls in the house's two colours, which change by themselves between light and dark. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const color = input.color ?? input.theme.primaryColor;
  if (input.variant === 'filled' && (color === 'ink' || color === 'poppy')) {
    const hover = color === 'ink' ? 'var(--ink-soft)' : 'var(--poppy-strong)';
    return { background: `var(--${color})`, hover, color: 'var(--on-ink)', border: '1px solid transparent' };
  }
  return defaultVariantColorsResolver(input);
};

const shades = (name: string) => {
  const one = `var(--${name})`;
  return [one, one, one, one, one, one, one, one, one, one] as const;
};

/** Mantine in the house's own letters and colours; see shared/src/ui/tokens.css. */
export const theme = createTheme({
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-name)', fontWeight: '400' },
  colors: { ink: shades('ink'), poppy: shades('poppy') },
  primaryColor: 'ink',
  defaultRadius: 'xs',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    Modal: Modal.extend({ defaultProps: { centered: true, transitionProps: { transition: 'fade', duration: 150 } } }),
    Drawer: Drawer.extend({ defaultProps: { transitionProps: { duration: 150 } } }),
  },
});

/** Mantine's own colours, taken from the same tokens as the public pages. */
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
