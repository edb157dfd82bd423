export type Language = 'lv' | 'en' | 'ru'
type NamePool = { women: { first: string[]; last: string[] }; men: { first: string[]; last: string[] } }

const words = (text: string) => text.split(' ')

/** First and last names by the language of the visitor; Latvian and Russian surnames follow the person. */
export const namePools: Readonly<Record<Language, NamePool>> = {
  lv: {
    women: {
      first: words(
        'Laima Inga Kristīne Solvita Zane Aija Sandra Agnese Gunta Linda Dace Elīna Līga Ieva Evija Sanita Vineta Anete Madara Baiba Rasma Velta Una Paula Sigita Daiga',
      ),
      last: words(
        'Krūmiņa Dūmiņa Vītola Cīrule Apse Rozīte Upīte Puķe Lāce Meža Bērziņa Kalniņa Ozola Jansone Liepiņa Krastiņa Pētersone Balode Eglīte Zariņa Kļaviņa Vanaga Siliņa Dreimane Strautiņa Avotiņa',
      ),
    },
    men: {
      first: words(
        'Pēteris Valdis Roberts Māris Juris Uldis Andris Toms Jānis Edgars Kārlis Mārtiņš Aivars Gatis Raivis Normunds Artis Kaspars Ainārs Guntis Viesturs Rihards Emīls Oskars Dainis Egils',
      ),
      last: words(
        'Zariņš Eglītis Kļaviņš Grants Kalve Krauklis Balodis Strazds Bērziņš Kalniņš Ozols Jansons Liepiņš Krastiņš Pētersons Vanags Siliņš Priede Dreimanis Strautiņš Avotiņš Vītols Lācis Mežs Rudzītis Ābols',
      ),
    },
  },
  ru: {
    women: {
      first: words('Ирина Наталья Ольга Елена Светлана Анна Мария Татьяна Юлия Екатерина Людмила Вера'),
      last: words(
        'Белова Орлова Волкова Петрова Смирнова Соколова Лебедева Морозова Павлова Титова Зайцева Миронова',
      ),
    },
    men: {
      first: words('Сергей Виктор Алексей Дмитрий Игорь Андрей Павел Николай Олег Владимир Роман Максим'),
      last: words('Волков Петров Орлов Белов Смирнов Соколов Лебедев Морозов Павлов Титов Зайцев Миронов'),
    },
  },
  en: {
    women: {
      first: words('Emma Olivia Grace Hannah Priya Sofia Chloe Ingrid'),
      last: words('Wilson Carter Hughes Novak Sharma Lindqvist Moreau Fischer'),
    },
    men: {
      first: words('Oliver James Thomas Liam Marco Henrik Daniel Aarav'),
      last: words('Grant Bennett Walsh Rossi Larsen Keller Dubois Patel'),
    },
  },
}

/** Businesses, as they sign their bookings. */
export const businesses = [
  '„Jūras vējš”',
  '„Dzintara nams”',
  '„Baltais tilts”',
  '„Ziemeļu koks”',
  '„Rudzu lauks”',
  '„Sarkanā māja”',
  '„Upes loks”',
  '„Klusais ezers”',
  '„Vējdzirnavas”',
  '„Akmens tilts”',
  '„Bērzu birzs”',
  '„Pirmais sniegs”',
  '„Zelta kalte”',
  '„Vecais osis”',
  '„Liepu aleja”',
  '„Mazais bākas nams”',
]

const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  'а-a б-b в-v г-g д-d е-e ж-z з-z и-i й-j к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f х-h ц-c ч-c ш-s щ-sc ъ- ы-y ь- э-e ю-ju я-ja ё-e'
    .split(' ')
    .map((pair) => pair.split('-')),
)

/** A name in the letters of an e-mail address. */
export function latin(name: string): string {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return [...plain]
    .map((letter) => cyrillic[letter] ?? letter)
    .join('')
    .replace(/[^a-z]/g, '')
}
