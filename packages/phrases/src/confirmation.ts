import type { confirmation as english } from './en/bookings/confirmation.ts'
import type { Language } from './resources.ts'
import { type Say, speaker } from './say.ts'

export type SayConfirmation = Say<typeof english>

const papers = {
  lv: async () => (await import('./lv/bookings/confirmation.ts')).confirmation,
  en: async () => (await import('./en/bookings/confirmation.ts')).confirmation,
  ru: async () => (await import('./ru/bookings/confirmation.ts')).confirmation,
}

/** Brings who says the phrases of the paper of a booking in a language. */
export async function confirmationSpeaker(language: Language): Promise<SayConfirmation> {
  return speaker<{ confirmation: typeof english }>(language, { confirmation: await papers[language]() })(
    'confirmation',
  )
}
