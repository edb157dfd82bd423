import { createContext, type ReactNode, useContext } from 'react'
import '../styles/base.css'

/** The few words that components of the look say themselves, in the person's language. */
export type LookLabels = { readonly close: string; readonly loading: string; readonly tryAgain: string }

const Labels = createContext<LookLabels>({ close: 'Close', loading: 'Loading', tryAgain: 'Try again' })

export function useLookLabels(): LookLabels {
  return useContext(Labels)
}

/** Puts the look around an application: fonts, tokens, and the labels of shared components. Mantine's parts bring `MantineLook`. */
export function RindaProvider({ labels, children }: { labels: LookLabels; children: ReactNode }) {
  return <Labels value={labels}>{children}</Labels>
}
