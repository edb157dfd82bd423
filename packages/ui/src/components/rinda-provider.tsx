import { createContext, type ReactNode, useContext } from 'react'
import '../styles/base.css'

/** The few words that components of the look say themselves, in the person's language. */
export type LookLabels = {
  readonly close: string
  readonly loading: string
  readonly tryAgain: string
  /** The steps of a date picker, whether by month or by year. */
  readonly earlier: string
  readonly later: string
  /** Text of a search while too little is entered. */
  readonly searchMore: string
  /** Texts of the question that is asked before something entered would be lost. */
  readonly leaveTitle: string
  readonly leaveText: string
  readonly leave: string
  readonly stay: string
}

const inEnglish: LookLabels = {
  close: 'Close',
  loading: 'Loading',
  tryAgain: 'Try again',
  earlier: 'Earlier',
  later: 'Later',
  searchMore: 'At least 3 characters',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed here has not been saved and would be lost.',
  leave: 'Leave',
  stay: 'Stay',
}

const Labels = createContext(inEnglish)

export function useLookLabels(): LookLabels {
  return useContext(Labels)
}

/** Puts the look around an application: fonts, tokens, and the labels of shared components, English where none are given. Mantine's parts bring `MantineLook`. */
export function RindaProvider({
  labels = inEnglish,
  children,
}: {
  labels?: LookLabels
  children: ReactNode
}) {
  return <Labels value={labels}>{children}</Labels>
}
