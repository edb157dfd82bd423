import { MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { mantineVariables, rindaTheme } from '../theme.ts'
import { useLookLabels } from './rinda-provider.tsx'

/**
 * What Mantine's components need around them. It stands around each place that uses them, and not around the whole
 * application, so that a first screen without them does not wait for their code. Inside a `Dialog` it is there already.
 */
export function MantineLook({ children }: { children: ReactNode }) {
  const { close } = useLookLabels()
  // The cross of a message has no words of its own.
  const theme = useMemo(
    () => ({ ...rindaTheme, components: { CloseButton: { defaultProps: { 'aria-label': close } } } }),
    [close],
  )
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={mantineVariables}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  )
}
