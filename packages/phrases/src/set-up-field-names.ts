import { setUpFields as en } from './en/set-up/set-up-fields.ts'
import { setUpFields as lv } from './lv/set-up/set-up-fields.ts'
import { setUpFields as ru } from './ru/set-up/set-up-fields.ts'

type Phrase = { lv: string; en: string; ru: string }
type Key = keyof typeof en

const kinds = /^(?:location|service|specialist|config|rule|message)_(?<name>.+)$/
const keys = Object.keys(en) as Key[]
const phraseOf = (key: Key): Phrase => ({ lv: lv[key], en: en[key], ru: ru[key] })

/** Names as the forms of a set-up have them, with and without their kind; of two kinds the first gives the name without. */
const described = new Map<string, Phrase>()
for (const key of keys) {
  const name = kinds.exec(key)?.groups?.name ?? key
  described.set(key, phraseOf(key))
  if (!described.has(name)) described.set(name, phraseOf(key))
}

const inLanguage = { lv: 'inLv', en: 'inEn', ru: 'inRu' } as const
/** A text in each language: `name_lv`. */
const texts = [...described].flatMap(([name, phrase]) =>
  (['lv', 'en', 'ru'] as const).map((language): [string, Phrase] => {
    const said = phraseOf(inLanguage[language])
    const named = (of: keyof Phrase) => said[of].replace('{{field}}', phrase[of])
    return [`${name}_${language}`, { lv: named('lv'), en: named('en'), ru: named('ru') }]
  }),
)

const weekdays = {
  monday: { lv: 'Pirmdiena', en: 'Monday', ru: 'Понедельник' },
  tuesday: { lv: 'Otrdiena', en: 'Tuesday', ru: 'Вторник' },
  wednesday: { lv: 'Trešdiena', en: 'Wednesday', ru: 'Среда' },
  thursday: { lv: 'Ceturtdiena', en: 'Thursday', ru: 'Четверг' },
  friday: { lv: 'Piektdiena', en: 'Friday', ru: 'Пятница' },
  saturday: { lv: 'Sestdiena', en: 'Saturday', ru: 'Суббота' },
  sunday: { lv: 'Svētdiena', en: 'Sunday', ru: 'Воскресенье' },
} as const
const ends = { from: { lv: 'no', en: 'from', ru: 'с' }, till: { lv: 'līdz', en: 'till', ru: 'до' } } as const
/** The ends of the hours of a week: `open_monday_from`. */
const week = Object.entries(weekdays).flatMap(([day, name]) =>
  Object.entries(ends).map(([end, word]): [string, Phrase] => {
    const said = (of: keyof Phrase) => `${name[of]}: ${word[of]}`
    return [`open_${day}_${end}`, { lv: said('lv'), en: said('en'), ru: said('ru') }]
  }),
)

/** Names of the fields of a set-up as people read them, by their names on the wire. */
export const setUpFieldNames: Readonly<Record<string, Phrase>> = {
  ...Object.fromEntries([...texts, ...described, ...week]),
  ...weekdays,
}
