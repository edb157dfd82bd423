import { MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { mantineVariables, rindaTheme } from '../theme.ts'
import { useLookLabels } from './rinda-provider.tsx'

/**
 * Gives Mantine's components their theme and their words. It stands around each place that uses them, and not
 * around the whole application, so that a first screen without them does not wait for their code. Inside a
 * `Dialog` it is there already.
 */
export function MantineLook({ children }: { children: ReactNode }) {
  const { close, earlier, later } = useLookLabels()
  // The cross of a message and the arrows of a date picker have no words of their own.
  const theme = useMemo(() => {
    const ariaLabels = {
      ...{ previousMonth: earlier, previousYear: earlier, previousDecade: earlier },
      ...{ nextMonth: later, nextYear: later, nextDecade: later },
    }
    const picker = { defaultProps: { ariaLabels } }
    const components = {
      CloseButton: { defaultProps: { 'aria-label': close } },
      ...{ DatePicker: picker, DatePickerInput: picker, DateInput: picker },
    }
    return { ...rindaTheme, components }
  }, [close, earlier, later])
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
