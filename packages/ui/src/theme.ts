import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Ten shades around the primary blue of the tokens; shade 6 is the token's light value, 3 its dark one. */
const blue: MantineColorsTuple = [
  '#e8f0fd',
  '#d0e0fa',
  '#a3c3f7',
  '#6ea3f7',
  '#4a87ea',
  '#3273de',
  '#1d5fd1',
  '#174fb2',
  '#174a9f',
  '#123a7d',
]

/**
 * Colours of Mantine in the dark, of fields and lists above all: the dark values of ink, line, wash, paper
 * and ground.
 */
const dark: MantineColorsTuple = [
  '#e8edf7',
  '#b4bfd4',
  '#98a4bb',
  '#6f7d9d',
  '#2a3753',
  '#243049',
  '#16213a',
  '#212d47',
  '#0e1728',
  '#0b1426',
]

/** Mantine's settings in the look of Rinda. Colours come from the tokens, see `mantineVariables`. */
export const rindaTheme = createTheme({
  fontFamily: 'var(--rinda-font)',
  headings: { fontFamily: 'var(--rinda-font)', fontWeight: '650' },
  primaryColor: 'blue',
  primaryShade: { light: 6, dark: 3 },
  colors: { blue, dark },
  black: '#14213d',
  autoContrast: true,
  defaultRadius: 'var(--rinda-radius)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
})

/** Mantine draws with our tokens, the same names in light and dark: contrast is decided in one place. */
export const mantineVariables: CSSVariablesResolver = () => {
  const drawnFromTokens = {
    '--mantine-color-body': 'var(--rinda-paper)',
    '--mantine-color-text': 'var(--rinda-ink)',
    '--mantine-color-bright': 'var(--rinda-ink)',
    '--mantine-color-dimmed': 'var(--rinda-ink-3)',
    '--mantine-color-placeholder': 'var(--rinda-ink-3)',
    '--mantine-color-anchor': 'var(--rinda-blue)',
    '--mantine-color-error': 'var(--rinda-red)',
    '--mantine-color-success': 'var(--rinda-green)',
    '--mantine-color-default': 'var(--rinda-paper)',
    '--mantine-color-default-hover': 'var(--rinda-grey-wash)',
    '--mantine-color-default-color': 'var(--rinda-ink)',
    '--mantine-color-default-border': 'var(--rinda-line)',
    '--mantine-color-disabled': 'var(--rinda-grey-wash)',
    '--mantine-color-disabled-color': 'var(--rinda-ink-3)',
    '--mantine-color-disabled-border': 'var(--rinda-line)',
    '--mantine-primary-color-filled': 'var(--rinda-blue)',
    '--mantine-primary-color-filled-hover': 'var(--rinda-blue-hover)',
    '--mantine-primary-color-contrast': 'var(--rinda-on-fill)',
    '--mantine-primary-color-light': 'var(--rinda-blue-wash)',
    '--mantine-primary-color-light-hover': 'var(--rinda-blue-wash)',
    '--mantine-primary-color-light-color': 'var(--rinda-blue-ink)',
    '--mantine-color-blue-filled': 'var(--rinda-blue)',
    '--mantine-color-blue-filled-hover': 'var(--rinda-blue-hover)',
    '--mantine-color-blue-light': 'var(--rinda-blue-wash)',
    '--mantine-color-blue-light-color': 'var(--rinda-blue-ink)',
  }
  return { variables: {}, light: drawnFromTokens, dark: drawnFromTokens }
}
