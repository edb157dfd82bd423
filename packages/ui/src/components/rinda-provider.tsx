import { MantineProvider } from '@mantine/core'
import { createContext, type ReactNode, useContext } from 'react'
import '../styles/base.css'
import { mantineVariables, rindaTheme } from '../theme.ts'

/** The few words that components of the look say themselves, in the person's language. */
export type LookLabels = { readonly close: string; readonly loading: string; readonly tryAgain: string }

const Labels = createContext<LookLabels>({ close: 'Close', loading: 'Loading', tryAgain: 'Try again' })

export function useLookLabels(): LookLabels {
  return useContext(Labels)
}

/** Puts the look around an application: fonts, tokens, Mantine's theme, and the labels of shared components. */
export function RindaProvider({ labels, children }: { labels: LookLabels; children: ReactNode }) {
  return (
    <MantineProvider
      theme={rindaTheme}
      cssVariablesResolver={mantineVariables}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <Labels value={labels}>{children}</Labels>
    </MantineProvider>
  )
}
