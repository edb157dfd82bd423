import { type DemoLocation, onlyOn, type Words, week } from '../company.ts'

/** Parishes of a municipality: of whom the office is (Latvian genitive), the name, and the name in Russian. */
const parishes: readonly (readonly [of: string, name: string, russian: string])[] = [
  ['Alkšņu', 'Alkšņi', 'Алкшни'],
  ['Apšu', 'Apses', 'Апсес'],
  ['Avotiņu', 'Avotiņi', 'Авотини'],
  ['Bērzaines', 'Bērzaine', 'Берзайне'],
  ['Cīruļu', 'Cīruļi', 'Цирули'],
  ['Dižkalnu', 'Dižkalni', 'Дижкални'],
  ['Dzirnavu', 'Dzirnavas', 'Дзирнавас'],
  ['Egļukroga', 'Egļukrogs', 'Эглюкрогс'],
  ['Ezermalas', 'Ezermala', 'Эзермала'],
  ['Gailīšu', 'Gailīši', 'Гайлиши'],
  ['Gāršu', 'Gāršas', 'Гаршас'],
  ['Iecelmu', 'Iecelmi', 'Иецелми'],
  ['Jaunkrastu', 'Jaunkrasti', 'Яункрасти'],
  ['Kadiķu', 'Kadiķi', 'Кадики'],
  ['Kalējciema', 'Kalējciems', 'Калейциемс'],
  ['Kļavkroga', 'Kļavkrogs', 'Клявкрогс'],
  ['Lazdāju', 'Lazdāji', 'Лаздаи'],
  ['Lejasciemu', 'Lejasciemi', 'Леясциеми'],
  ['Liepkalnes', 'Liepkalne', 'Лиепкалне'],
  ['Lodesmuižas', 'Lodesmuiža', 'Лодесмуйжа'],
  ['Mežgaļu', 'Mežgaļi', 'Межгали'],
  ['Mežotnieku', 'Mežotnieki', 'Межотниеки'],
  ['Niedrāju', 'Niedrāji', 'Ниедраи'],
  ['Ozolkalnu', 'Ozolkalni', 'Озолкални'],
  ['Paegļu', 'Paegļi', 'Паегли'],
  ['Pīlādžu', 'Pīlādži', 'Пиладжи'],
  ['Priedkalnu', 'Priedkalni', 'Приедкални'],
  ['Purvmalas', 'Purvmala', 'Пурвмала'],
  ['Rudzulauku', 'Rudzulauki', 'Рудзулауки'],
  ['Saulkrūmu', 'Saulkrūmi', 'Саулкруми'],
  ['Skujmalas', 'Skujmala', 'Скуймала'],
  ['Smilgāju', 'Smilgāji', 'Смилгаи'],
  ['Strautmalas', 'Strautmala', 'Страутмала'],
  ['Upesciemu', 'Upesciemi', 'Упесциеми'],
  ['Vanagkalnu', 'Vanagkalni', 'Ванагкални'],
  ['Vārpu', 'Vārpas', 'Варпас'],
  ['Veckrogu', 'Veckrogi', 'Вецкроги'],
  ['Virsaišu', 'Virsaiši', 'Вирсайши'],
  ['Zvirbuļu', 'Zvirbuļi', 'Звирбули'],
]

const declaring: Words = [
  'Dzīvesvietas deklarēšana',
  'Declaring a residence',
  'Декларирование места жительства',
]
const support: Words = ['Sociālais atbalsts', 'Social support', 'Социальная поддержка']

/** Makes the office of every parish beside the hall of a municipality: two services each, and few who come. */
export function parishOffices(town: {
  id: number
  prefix: string
  place: readonly [number, number]
}): DemoLocation[] {
  const [latitude, longitude] = town.place
  return parishes.map(([of, name, russian], index) => {
    const id = town.id * 100 + index + 2
    // Around the hall, some kilometres from each other.
    const place = [
      latitude - 0.2 + (index % 7) * 0.07,
      longitude - 0.4 + Math.floor(index / 7) * 0.16,
    ] as const
    return {
      id,
      name: [`${of} pagasta pārvalde`, `${name} Parish Office`, `Волостное управление «${russian}»`],
      address: [`„Pagastmāja”, ${name}, ${of} pagasts`, `"Pagastmāja", ${name}`, `«Пагастмая», ${russian}`],
      place,
      bmsId: `${town.prefix}PARISH_${index + 1}`,
      hours: week('09:00-16:00'),
      busyness: 0.05,
      openForms: 0,
      specials: 'holidays',
      services: [
        { id: id * 10 + 1, name: declaring, minutes: 30, capacity: 1 },
        {
          id: id * 10 + 2,
          name: support,
          minutes: 30,
          capacity: 1,
          bookingTimes: onlyOn({ tuesday: { from: '09:00', till: '15:00' } }),
        },
      ],
    }
  })
}
