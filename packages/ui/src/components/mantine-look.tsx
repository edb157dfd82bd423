import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { mantineVariables, rindaTheme } from '../theme.ts'

/**
 * What Mantine's components need around them. It stands around each place that uses them, and not around the whole
 * application, so that a first screen without them does not wait for their code. Inside a `Dialog` it is there already.
 */
export function MantineLook({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={rindaTheme}
      cssVariablesResolver={mantineVariables}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  )
}
