import { type DemoCompany, week } from '../company.ts'

const airport: DemoCompany = {
  id: 3,
  name: ['Lidosta „Dzērve”', 'Crane Airport', 'Аэропорт «Журавль»'],
  domain: 'airport.example',
  prefix: 'AIRPORT_',
  specialists: [],
  locations: [
    {
      id: 301,
      name: ['Izlidošanas zāle', 'Departure hall', 'Зал вылета'],
      address: ['Lidostas ceļš 10, Mārupe', 'Lidostas ceļš 10, Mārupe', 'Лидостас цельш 10, Марупе'],
      place: [56.9236, 23.9711],
      bmsId: 'AIRPORT_DEPARTURES',
      hours: week('05:00-23:00', '05:00-23:00', '05:00-23:00'),
      busyness: 0.2,
      hasQueue: true,
      services: [
        {
          id: 3011,
          name: ['Drošības kontrole bez rindas', 'Fast track security', 'Досмотр без очереди'],
          minutes: null,
          capacity: 3,
        },
        {
          id: 3012,
          name: ['Palīdzība pasažieriem', 'Passenger assistance', 'Помощь пассажирам'],
          minutes: null,
          capacity: 2,
        },
        {
          id: 3013,
          name: ['Biznesa zāle', 'Business lounge', 'Бизнес-зал'],
          minutes: 120,
          stepMinutes: 60,
          capacity: 4,
          price: 39,
        },
      ],
    },
    {
      id: 302,
      name: ['Caurlaižu birojs', 'Pass office', 'Бюро пропусков'],
      address: ['Lidostas ceļš 3, Mārupe', 'Lidostas ceļš 3, Mārupe', 'Лидостас цельш 3, Марупе'],
      place: [56.9261, 23.9788],
      bmsId: 'AIRPORT_PASSES',
      hours: week('08:30-17:00'),
      busyness: 0.45,
      specials: 'holidays',
      services: [
        {
          id: 3021,
          name: ['Caurlaides noformēšana', 'Applying for a pass', 'Оформление пропуска'],
          minutes: null,
          capacity: 2,
        },
        {
          id: 3022,
          name: ['Caurlaides saņemšana', 'Collecting a pass', 'Получение пропуска'],
          minutes: null,
          capacity: 1,
        },
        {
          id: 3023,
          name: ['Drošības apmācība', 'Security training', 'Обучение безопасности'],
          minutes: 60,
          capacity: 2,
        },
      ],
    },
  ],
}

const harbour: DemoCompany = {
  id: 16,
  name: ['Ostas serviss „Sarkanā laiva”', 'Red Sampan Harbour Services', 'Портовая служба «Красная лодка»'],
  domain: 'harbour.example',
  prefix: 'HARBOUR_',
  specialists: [],
  locations: [
    {
      id: 1601,
      name: ['Dienvidu piestātne', 'South Quay', 'Южный причал'],
      address: ['Piestātnes iela 88', '88 Quayside Road', 'Причальная улица 88'],
      place: [1.2644, 103.822],
      bmsId: 'HARBOUR_SOUTH',
      hours: week('08:00-18:00', '08:00-13:00'),
      busyness: 0.5,
      services: [
        {
          id: 16011,
          name: ['Apkalpes apliecība', 'Crew card', 'Удостоверение экипажа'],
          minutes: 30,
          capacity: 2,
        },
        {
          id: 16012,
          name: ['Muitas dokumentu pārbaude', 'Customs papers check', 'Проверка таможенных документов'],
          minutes: 30,
          capacity: 1,
        },
        {
          id: 16013,
          name: ['Piestātnes caurlaide', 'Berth pass', 'Пропуск на причал'],
          minutes: 30,
          capacity: 1,
        },
      ],
    },
  ],
}

export const travel: readonly DemoCompany[] = [airport, harbour]
