import { type DemoCompany, onlyOn, week } from '../company.ts'

const everyDay = week('08:00-21:00', '08:00-21:00', '08:00-21:00')
const onTheClock = week('00:00-23:59', '00:00-23:59', '00:00-23:59')
const tuesdayAndFriday = { from: '10:00', till: '18:00' }

/** The company of the tour. Ids and hours of its first location and services 1 to 3 are known to other programs. */
export const rinda: DemoCompany = {
  id: 1,
  name: ['Rindas apmeklētāju centrs', 'Rinda Visitor Centre', 'Центр посетителей «Ринда»'],
  domain: 'rinda.example',
  prefix: 'RINDA_',
  profile: { calendar: { startMinutes: { '3': 0 } } },
  specialists: [
    { id: 101, name: 'Anna Bērziņa' },
    { id: 102, name: 'Jānis Kalniņš' },
    { id: 103, name: 'Ilze Ozola' },
    { id: 104, name: 'Marta Liepa' },
    { id: 105, name: 'Oļegs Ivanovs' },
    { id: 106, name: 'Signe Vanaga' },
    { id: 107, name: 'Edgars Priede' },
    { id: 108, name: 'Daina Lapsa' },
    { id: 109, name: 'Rūta Sila', isActive: false },
  ],
  locations: [
    {
      id: 1,
      name: ['Brīvības iela 49', 'Brīvības Street 49', 'улица Бривибас 49'],
      address: ['Brīvības iela 49, Rīga', 'Brīvības Street 49, Riga', 'улица Бривибас 49, Рига'],
      place: [56.9585, 24.1268],
      bmsId: 'RINDA_BRIVIBAS',
      hours: everyDay,
      busyness: 0.75,
      hasQueue: true,
      squeezesIn: true,
      openForms: 3,
      description: [
        'Galvenā zāle, 1. stāvs. Ieeja no pagalma puses.',
        'Main hall, ground floor. Entrance from the courtyard.',
        'Главный зал, 1-й этаж. Вход со двора.',
      ],
      services: [
        {
          id: 1,
          name: ['Dzīvesvietas deklarēšana', 'Declaring a residence', 'Декларирование места жительства'],
          minutes: 30,
          otherMinutes: [60, 60, 90],
          specialists: [101, 102, 103],
        },
        {
          id: 2,
          name: ['Dokumentu saņemšana', 'Collecting documents', 'Получение документов'],
          minutes: 20,
          capacity: 4,
        },
        {
          id: 3,
          name: ['Informācija un kase', 'Information and cash desk', 'Информация и касса'],
          minutes: null,
          isQueueOnly: true,
        },
        {
          id: 114,
          name: ['Būvniecības iesniegums', 'Building application', 'Заявление на строительство'],
          minutes: 60,
          stepMinutes: 30,
          otherMinutes: [90, 30],
          specialists: [104, 105],
          asksApproval: true,
        },
        {
          id: 115,
          name: ['Nodokļu konsultācija', 'Tax advice', 'Консультация по налогам'],
          minutes: 30,
          otherMinutes: [60],
          specialists: [104, 105],
        },
        {
          id: 116,
          name: ['Laulības reģistrācija', 'Registering a marriage', 'Регистрация брака'],
          minutes: 60,
          stepMinutes: 30,
          specialists: [102, 104],
          bookingTimes: onlyOn({
            tuesday: tuesdayAndFriday,
            friday: tuesdayAndFriday,
            saturday: tuesdayAndFriday,
          }),
          price: 28.5,
        },
        {
          id: 117,
          name: ['Arhīva izziņas', 'Archive statements', 'Архивные справки'],
          minutes: 30,
          specialists: [105, 109],
          isActive: false,
        },
      ],
    },
    {
      id: 2,
      name: ['Krasta iela 12', 'Krasta Street 12', 'улица Краста 12'],
      address: ['Krasta iela 12, Rīga', 'Krasta Street 12, Riga', 'ул. Краста 12, Рига'],
      place: [56.9366, 24.1384],
      bmsId: 'RINDA_KRASTA',
      hours: week('09:00-18:00', '10:00-15:00'),
      busyness: 0.55,
      hasQueue: true,
      line: { counters: 3, perHour: 13 },
      specials: 'near',
      announcement: [
        'Lūdzu, sekojiet līdzi īpašajiem darba laikiem.',
        'Please mind our special opening hours.',
        'Обратите внимание на особые часы работы.',
      ],
      services: [
        {
          id: 121,
          name: ['Dzīvesvietas deklarēšana', 'Declaring a residence', 'Декларирование места жительства'],
          minutes: 30,
          specialists: [106, 107, 108],
        },
        {
          id: 122,
          name: ['Nodokļu konsultācija', 'Tax advice', 'Консультация по налогам'],
          minutes: 30,
          otherMinutes: [60],
          specialists: [107, 104, 105],
        },
        {
          id: 123,
          name: ['Pabalsta pieteikums', 'Benefit application', 'Заявление на пособие'],
          minutes: 30,
          specialists: [106, 108, 109],
          bookingTimes: [
            { day: 'monday', from: '09:00', till: '12:00' },
            { day: 'monday', from: '13:00', till: '18:00' },
          ],
        },
        {
          id: 124,
          name: ['Informācija', 'Information', 'Информация'],
          minutes: null,
          isQueueOnly: true,
        },
      ],
    },
    {
      id: 3,
      name: ['Jūrmalas gatve 7', 'Jūrmalas gatve 7', 'Юрмалас гатве 7'],
      address: ['Jūrmalas gatve 7, Rīga', 'Jūrmalas gatve 7, Riga', 'Юрмалас гатве 7, Рига'],
      place: [56.944, 24.029],
      bmsId: 'RINDA_JURMALAS',
      // Somebody is there day and night, and a room can be rented then: the hours at which clocks change can be seen.
      hours: onTheClock,
      busyness: 0.4,
      hasQueue: true,
      line: { counters: 2, perHour: 8 },
      services: [
        {
          id: 131,
          name: ['Dokumentu pieņemšana', 'Handing in documents', 'Приём документов'],
          minutes: 30,
          capacity: 2,
          bookingTimes: onlyOn(week('08:30-17:00')),
        },
        {
          id: 132,
          name: ['Konsultācija klātienē', 'Advice in person', 'Очная консультация'],
          minutes: 30,
          capacity: 1,
          bookingTimes: onlyOn(week('08:30-17:00')),
        },
        {
          id: 133,
          name: ['Telpu noma', 'Renting a room', 'Аренда помещения'],
          minutes: 60,
          capacity: 2,
          price: 15,
          // On the grid of a day that begins at midnight.
          visitTimes: onlyOn(week('08:00-16:30')),
        },
        {
          id: 134,
          name: ['Informācija', 'Information', 'Информация'],
          minutes: null,
          isQueueOnly: true,
        },
      ],
    },
  ],
}
