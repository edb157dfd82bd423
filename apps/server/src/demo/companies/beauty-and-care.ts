import { type DemoCompany, type DemoService, onlyOn, week } from '../company.ts'

const studio: DemoCompany = {
  id: 4,
  name: ['Gaismas pļavas studija', 'Meadow of Light Studio', 'Студия «Луг света»'],
  domain: 'studio.example',
  prefix: 'STUDIO_',
  specialists: [
    { id: 401, name: 'Kristers Vītols' },
    { id: 402, name: 'Elīna Zvirbule' },
    { id: 403, name: 'Polina Sokolova' },
  ],
  locations: [
    {
      id: 401,
      name: ['Studija Andrejostā', 'Andrejosta studio', 'Студия в Андрейосте'],
      address: ['Andrejostas iela 4, Rīga', 'Andrejostas Street 4, Riga', 'ул. Андрейостас 4, Рига'],
      place: [56.9609, 24.0935],
      bmsId: 'STUDIO_ANDREJOSTA',
      hours: week('10:00-19:00', '10:00-17:00'),
      busyness: 0.5,
      services: [
        {
          id: 4011,
          name: ['Dokumentu foto', 'Passport photo', 'Фото на документы'],
          minutes: null,
          specialists: [401, 402, 403],
          price: 12,
        },
        {
          id: 4012,
          name: ['Portreta fotosesija', 'Portrait session', 'Портретная фотосессия'],
          minutes: 60,
          stepMinutes: 15,
          specialists: [401, 402],
          price: 85,
        },
        {
          id: 4013,
          name: ['Produktu fotografēšana', 'Product photography', 'Предметная съёмка'],
          minutes: 90,
          stepMinutes: 30,
          specialists: [402, 403],
          price: 140,
          asksApproval: true,
        },
      ],
    },
  ],
}

const dental: DemoCompany = {
  id: 39,
  name: ['Zobārstniecība „Ozollapa”', 'Oakleaf Dental', 'Стоматология «Дубовый лист»'],
  domain: 'dental.example',
  prefix: 'DENTAL_',
  specialists: [
    { id: 3901, name: 'Dr. Līga Sproģe' },
    { id: 3902, name: 'Dr. Andrejs Morozovs' },
    { id: 3903, name: 'Dr. Kārlis Ābele' },
    { id: 3904, name: 'Evita Rudzīte' },
    { id: 3905, name: 'Dr. Natālija Orlova' },
  ],
  locations: [
    {
      id: 3901,
      name: ['Klīnika Teikā', 'Teika clinic', 'Клиника в Тейке'],
      address: ['Zemitāna iela 21, Rīga', 'Zemitāna Street 21, Riga', 'ул. Земитана 21, Рига'],
      place: [56.9698, 24.1752],
      bmsId: 'DENTAL_TEIKA',
      hours: week('07:00-20:00', '08:00-15:00'),
      busyness: 0.68,
      specials: 'holidays',
      services: [
        {
          id: 39011,
          name: ['Zobārsta konsultācija', 'Dentist consultation', 'Консультация стоматолога'],
          minutes: 30,
          specialists: [3901, 3902, 3903],
          price: 35,
        },
        {
          id: 39012,
          name: ['Zobu labošana', 'Filling', 'Лечение зубов'],
          minutes: 60,
          stepMinutes: 30,
          specialists: [3901, 3902, 3903],
          price: 90,
        },
        {
          id: 39013,
          name: ['Zobu higiēna', 'Dental hygiene', 'Гигиена полости рта'],
          minutes: 60,
          stepMinutes: 30,
          specialists: [3904],
          price: 65,
        },
      ],
    },
    {
      id: 3902,
      name: ['Klīnika Āgenskalnā', 'Āgenskalns clinic', 'Клиника в Агенскалнсе'],
      address: ['Kalnciema iela 8, Rīga', 'Kalnciema Street 8, Riga', 'ул. Калнциема 8, Рига'],
      place: [56.9437, 24.0741],
      bmsId: 'DENTAL_AGENSKALNS',
      hours: week('08:00-18:00'),
      busyness: 0.5,
      specials: 'holidays',
      services: [
        {
          id: 39021,
          name: ['Bērnu zobārsts', "Children's dentist", 'Детский стоматолог'],
          minutes: 30,
          specialists: [3905, 3903],
          price: 30,
        },
        {
          id: 39022,
          name: ['Protezēšana', 'Prosthetics', 'Протезирование'],
          minutes: 60,
          stepMinutes: 30,
          specialists: [3905],
          price: 120,
          asksApproval: true,
        },
        {
          id: 39023,
          name: ['Zobu higiēna', 'Dental hygiene', 'Гигиена полости рта'],
          minutes: 60,
          stepMinutes: 30,
          specialists: [3904, 3905],
          price: 65,
        },
      ],
    },
  ],
}

function nailServices(branch: number, specialists: readonly number[]): DemoService[] {
  return [
    {
      id: branch * 10 + 1,
      name: ['Manikīrs', 'Manicure', 'Маникюр'],
      minutes: 60,
      stepMinutes: 30,
      specialists,
      price: 28,
    },
    {
      id: branch * 10 + 2,
      name: ['Manikīrs ar gēllaku', 'Gel manicure', 'Маникюр с гель-лаком'],
      minutes: 90,
      stepMinutes: 30,
      otherMinutes: [120],
      specialists,
      price: 38,
    },
    {
      id: branch * 10 + 3,
      name: ['Pedikīrs', 'Pedicure', 'Педикюр'],
      minutes: 90,
      stepMinutes: 30,
      specialists: specialists.slice(0, 2),
      price: 45,
    },
  ]
}

const nails: DemoCompany = {
  id: 40,
  name: ['Nagu studija „Magone”', 'Poppy Nail Studio', 'Студия ногтей «Мак»'],
  domain: 'nails.example',
  prefix: 'NAILTIME_',
  specialists: [
    { id: 4001, name: 'Sintija Riekstiņa' },
    { id: 4002, name: 'Viktorija Lebedeva' },
    { id: 4003, name: 'Madara Auziņa' },
    { id: 4004, name: 'Laura Grīnberga' },
    { id: 4005, name: 'Jekaterina Zaiceva' },
    { id: 4006, name: 'Paula Straume' },
    { id: 4007, name: 'Beāte Kronberga' },
    { id: 4008, name: 'Alīna Vasiļjeva' },
    { id: 4009, name: 'Inga Dūmiņa' },
  ],
  locations: [
    {
      id: 4001,
      name: ['Ziemeļi', 'North', 'Север'],
      address: ['Viestura prospekts 18, Rīga', 'Viestura Avenue 18, Riga', 'пр. Виестура 18, Рига'],
      place: [57.0052, 24.1229],
      bmsId: 'NAILTIME_NORTH',
      hours: week('09:00-20:00', '10:00-18:00'),
      busyness: 0.66,
      services: nailServices(4001, [4001, 4002, 4003]),
    },
    {
      id: 4002,
      name: ['Centrs', 'Centre', 'Центр'],
      address: ['Tērbatas iela 30, Rīga', 'Tērbatas Street 30, Riga', 'ул. Тербатас 30, Рига'],
      place: [56.9545, 24.1223],
      bmsId: 'NAILTIME_CENTRE',
      hours: week('08:00-21:00', '09:00-20:00', '10:00-18:00'),
      busyness: 0.7,
      services: nailServices(4002, [4004, 4005, 4006]),
    },
    {
      id: 4003,
      name: ['Dienvidi', 'South', 'Юг'],
      address: ['Ziepniekkalna iela 5, Rīga', 'Ziepniekkalna Street 5, Riga', 'ул. Зиепниеккална 5, Рига'],
      place: [56.9123, 24.0944],
      bmsId: 'NAILTIME_SOUTH',
      hours: week('10:00-19:00', '10:00-17:00'),
      busyness: 0.5,
      services: [
        ...nailServices(4003, [4007, 4008, 4009]),
        {
          id: 40034,
          name: ['Nagu pieaudzēšana', 'Nail extensions', 'Наращивание ногтей'],
          minutes: 180,
          stepMinutes: 30,
          specialists: [4007, 4003],
          bookingTimes: onlyOn({
            wednesday: { from: '10:00', till: '19:00' },
            thursday: { from: '10:00', till: '19:00' },
          }),
          price: 75,
        },
      ],
    },
  ],
}

export const beautyAndCare: readonly DemoCompany[] = [studio, dental, nails]
