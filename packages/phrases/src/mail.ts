import { mail as en } from './en/mail.ts'
import { mail as lv } from './lv/mail.ts'
import type { Language } from './resources.ts'
import { mail as ru } from './ru/mail.ts'
import { type Say, speaker } from './say.ts'

export type SayMail = Say<typeof en>

const texts = { lv, en, ru }
const known = new Map<Language, SayMail>()

/** Gives who says the phrases of messages to visitors in a language. */
export function mailSpeaker(language: Language): SayMail {
  const found =
    known.get(language) ?? speaker<{ mail: typeof en }>(language, { mail: texts[language] })('mail')
  known.set(language, found)
  return found
}
