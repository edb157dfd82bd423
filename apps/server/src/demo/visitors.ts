import type { Dice } from './dice.ts'

export type DemoVisitor = {
  userId: number
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  language: 'lv' | 'en' | 'ru'
}

type Names = {
  women: readonly string[]
  men: readonly string[]
  families: readonly (readonly [string, string])[]
}

const latvian: Names = {
  women: [
    'Laima',
    'Kristīne',
    'Inga',
    'Solvita',
    'Zane',
    'Agnese',
    'Gunta',
    'Linda',
    'Sandra',
    'Aija',
    'Ieva',
    'Dace',
    'Baiba',
    'Elīna',
  ],
  men: [
    'Pēteris',
    'Valdis',
    'Māris',
    'Roberts',
    'Andris',
    'Toms',
    'Uldis',
    'Juris',
    'Kārlis',
    'Artūrs',
    'Edgars',
    'Mārtiņš',
    'Raivis',
  ],
  families: [
    ['Krūmiņa', 'Krūmiņš'],
    ['Zariņa', 'Zariņš'],
    ['Vītola', 'Vītols'],
    ['Dūmiņa', 'Dūmiņš'],
    ['Cīrule', 'Cīrulis'],
    ['Apse', 'Apse'],
    ['Puķe', 'Puķe'],
    ['Lāce', 'Lācis'],
    ['Meža', 'Mežs'],
    ['Upīte', 'Upītis'],
    ['Rozīte', 'Rozītis'],
    ['Balode', 'Balodis'],
    ['Strazda', 'Strazds'],
    ['Kļaviņa', 'Kļaviņš'],
    ['Eglīte', 'Eglītis'],
    ['Grante', 'Grants'],
    ['Priede', 'Priede'],
    ['Kalve', 'Kalvis'],
    ['Krauja', 'Krauklis'],
  ],
}
const russian: Names = {
  women: ['Ирина', 'Наталья', 'Ольга', 'Светлана', 'Анна', 'Мария', 'Екатерина', 'Татьяна'],
  men: ['Сергей', 'Виктор', 'Алексей', 'Дмитрий', 'Николай', 'Игорь', 'Павел'],
  families: [
    ['Белова', 'Белов'],
    ['Орлова', 'Орлов'],
    ['Волкова', 'Волков'],
    ['Петрова', 'Петров'],
    ['Соколова', 'Соколов'],
    ['Лебедева', 'Лебедев'],
    ['Зайцева', 'Зайцев'],
    ['Громова', 'Громов'],
  ],
}
const english: Names = {
  women: ['Emma', 'Olivia', 'Grace', 'Sophie'],
  men: ['Jack', 'Henry', 'Oliver', 'Thomas'],
  families: [
    ['Walker', 'Walker'],
    ['Bennett', 'Bennett'],
    ['Murray', 'Murray'],
    ['Foster', 'Foster'],
    ['O’Neill', 'O’Neill'],
  ],
}

/** Invented people who visit a company, with ids from `firstId` on. */
export function inventVisitors(dice: Dice, count: number, firstId: number): DemoVisitor[] {
  return Array.from({ length: count }, (_, index) => {
    const share = dice.roll(100)
    const [language, names] =
      share < 66
        ? (['lv', latvian] as const)
        : share < 93
          ? (['ru', russian] as const)
          : (['en', english] as const)
    const isWoman = dice.chance(55)
    const family = dice.pick(names.families)
    const userId = firstId + index
    return {
      userId,
      firstName: dice.pick(isWoman ? names.women : names.men) ?? '',
      lastName: family?.[isWoman ? 0 : 1] ?? '',
      email: dice.chance(70) ? `visitor${userId}@mail.example` : '',
      phoneNumber: `2${String(dice.roll(10_000_000)).padStart(7, '0')}`,
      language,
    }
  })
}
