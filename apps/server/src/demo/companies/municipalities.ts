import { type DemoCompany, type DemoSpecialist, onlyOn, type Words, week } from '../company.ts'
import { parishOffices } from './parishes.ts'

type Municipality = {
  id: number
  name: Words
  domain: string
  prefix: string
  hall: { name: Words; address: Words; place: readonly [number, number] }
  specialists: readonly string[]
  busyness: number
}

/** A town hall as there are several: the same services, other people. The first three specialists are enough for it. */
function municipality(town: Municipality): DemoCompany {
  const specialists: DemoSpecialist[] = town.specialists.map((name, index) => ({
    id: town.id * 100 + index + 1,
    name,
  }))
  const ids = specialists.map((specialist) => specialist.id)
  const hall = town.id * 100 + 1
  return {
    ...town,
    specialists,
    locations: [
      {
        id: hall,
        ...town.hall,
        bmsId: `${town.prefix}HALL`,
        hours: {
          ...week('08:30-17:00'),
          monday: { from: '08:30', till: '18:00' },
          friday: { from: '08:30', till: '16:00' },
        },
        busyness: town.busyness,
        specials: 'holidays',
        hasQueue: true,
        services: [
          {
            id: hall * 10 + 1,
            name: ['Dzīvesvietas deklarēšana', 'Declaring a residence', 'Декларирование места жительства'],
            minutes: null,
            specialists: ids,
          },
          {
            id: hall * 10 + 2,
            name: ['Būvvaldes konsultācija', 'Building board advice', 'Консультация стройуправы'],
            minutes: 60,
            stepMinutes: 30,
            specialists: ids.slice(1),
            asksApproval: true,
            bookingTimes: onlyOn({
              monday: { from: '10:00', till: '18:00' },
              thursday: { from: '09:00', till: '15:00' },
            }),
          },
          {
            id: hall * 10 + 3,
            name: ['Sociālais atbalsts', 'Social support', 'Социальная поддержка'],
            minutes: 30,
            specialists: ids.slice(0, 2),
          },
        ],
      },
    ],
  }
}

const seaside = municipality({
  id: 34,
  name: ['Piejūras pilsētas pašvaldība', 'Seaside City Council', 'Самоуправление приморского города'],
  domain: 'city.example',
  prefix: 'CITY_',
  hall: {
    name: ['Rožu laukums', 'Rožu Square', 'Площадь Рожу'],
    address: ['Rožu laukums 16', 'Rožu Square 16', 'площадь Рожу 16'],
    place: [56.5068, 21.0114],
  },
  specialists: ['Aiga Pētersone', 'Jurģis Freimanis', 'Olga Titova', 'Uldis Krauklis'],
  busyness: 0.6,
})

/** The city council has a second house, with its own services. */
const city: DemoCompany = {
  ...seaside,
  locations: [
    ...seaside.locations,
    {
      id: 3402,
      name: ['Karostas klientu centrs', 'Karosta customer centre', 'Центр обслуживания в Каросте'],
      address: ['Atmodas bulvāris 6', 'Atmodas Boulevard 6', 'бульвар Атмодас 6'],
      place: [56.5459, 21.0159],
      bmsId: 'CITY_KAROSTA',
      hours: week('09:00-16:00'),
      busyness: 0.4,
      specials: 'holidays',
      services: [
        {
          id: 34021,
          name: ['Bērnudārza rinda', 'Kindergarten place', 'Место в детском саду'],
          minutes: null,
          capacity: 2,
        },
        {
          id: 34022,
          name: ['Kapsētu pārvalde', 'Cemetery office', 'Управление кладбищ'],
          minutes: null,
          capacity: 1,
        },
        {
          id: 34023,
          name: ['Nekustamā īpašuma nodoklis', 'Property tax', 'Налог на недвижимость'],
          minutes: null,
          capacity: 1,
        },
      ],
    },
  ],
}

const nogaze = municipality({
  id: 41,
  name: ['Nogāzes novads', 'Nogāze Municipality', 'Ногазский край'],
  domain: 'town.example',
  prefix: 'TOWN_',
  hall: {
    name: ['Novada nams', 'Municipality house', 'Дом края'],
    address: ['Raunas iela 4', 'Raunas Street 4', 'ул. Раунас 4'],
    place: [57.312, 25.2748],
  },
  specialists: ['Baiba Jansone', 'Normunds Siliņš', 'Zane Apse'],
  busyness: 0.55,
})

/** A municipality with forty branches: its hall, and an office in each parish. */
const manyBranches: DemoCompany = {
  ...nogaze,
  locations: [
    ...nogaze.locations,
    ...parishOffices({ id: nogaze.id, prefix: nogaze.prefix, place: [57.312, 25.2748] }),
  ],
}

export const municipalities: readonly DemoCompany[] = [
  city,
  manyBranches,
  municipality({
    id: 43,
    name: ['Jerupes novads', 'Jerupe Municipality', 'Ерупский край'],
    domain: 'river.example',
    prefix: 'RIVER_',
    hall: {
      name: ['Upes nams', 'River house', 'Дом у реки'],
      address: ['Lielā iela 11', 'Lielā Street 11', 'ул. Лиела 11'],
      place: [56.6511, 23.7213],
    },
    specialists: ['Gunta Lāce', 'Aivars Krastiņš', 'Ludmila Kuzņecova'],
    busyness: 0.5,
  }),
  municipality({
    id: 44,
    name: ['Vējkrasta pilsēta', 'Windy Coast Town', 'Город Ветреный берег'],
    domain: 'coast.example',
    prefix: 'COAST_',
    hall: {
      name: ['Pilsētas nams', 'Town house', 'Городской дом'],
      address: ['Jūras iela 36', 'Jūras Street 36', 'ул. Юрас 36'],
      place: [57.3937, 21.5647],
    },
    specialists: ['Dace Ozoliņa', 'Viesturs Dambis', 'Irina Beļskaja'],
    busyness: 0.5,
  }),
  municipality({
    id: 45,
    name: ['Dārzcietokšņa pilsēta', 'Garden Fortress Town', 'Город Садовая крепость'],
    domain: 'fortress.example',
    prefix: 'FORTRESS_',
    hall: {
      name: ['Vienības nams', 'Unity house', 'Дом единства'],
      address: ['Vienības iela 1', 'Vienības Street 1', 'ул. Виенибас 1'],
      place: [55.8747, 26.5362],
    },
    specialists: ['Jeļena Fjodorova', 'Artūrs Spruds', 'Valentīna Mihailova'],
    busyness: 0.5,
  }),
  municipality({
    id: 46,
    name: ['Rezezeru novads', 'Rezezeri Municipality', 'Край Резозёр'],
    domain: 'lakes.example',
    prefix: 'LAKES_',
    hall: {
      name: ['Ezera nams', 'Lake house', 'Дом у озера'],
      address: ['Atbrīvošanas aleja 93', 'Atbrīvošanas Alley 93', 'аллея Атбривошанас 93'],
      place: [56.5099, 27.3331],
    },
    specialists: ['Silvija Broka', 'Pēteris Zeps', 'Anita Ludborža'],
    busyness: 0.45,
  }),
]
