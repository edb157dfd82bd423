import type { Language } from '@rinda/phrases/resources'

/** Things that are typed at the kiosk, each with its own keys. */
export type Keys = 'name' | 'digits' | 'email'
export type Script = 'latin' | 'cyrillic'

/** Rows of ten keys at most: more are too narrow for a finger. */
const latin = ['qwertyuiop', 'asdfghjkl-', "zxcvbnm'ž"]
const rows: Readonly<Record<string, readonly string[]>> = {
  digits: ['123', '456', '789', '0'],
  email: ['1234567890', 'qwertyuiop', 'asdfghjkl-', 'zxcvbnm._@'],
  'name latin': ['āčēģīķļņšū', ...latin],
  'name cyrillic': ['йцукенгшщз', 'хъфывапрол', 'джэячсмить', "бюё-'"],
}

/** The rows of keys for what is typed, in a script. */
export function rowsOf(keys: Keys, script: Script): readonly string[] {
  return rows[keys === 'name' ? `name ${script}` : keys] ?? []
}

/** The script in which names are written first. */
export function scriptOf(language: Language): Script {
  return language === 'ru' ? 'cyrillic' : 'latin'
}
