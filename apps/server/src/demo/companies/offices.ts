import { type DemoCompany, week } from '../company.ts'

const partners: DemoCompany = {
  id: 2,
  name: ['Paraugs un partneri', 'Sample & Partners', 'Образец и партнёры'],
  domain: 'demo.example',
  prefix: 'DEMO_',
  specialists: [
    { id: 201, name: 'Gatis Eglītis' },
    { id: 202, name: 'Santa Roze' },
    { id: 203, name: 'Dmitrijs Pavlovs' },
  ],
  locations: [
    {
      id: 201,
      name: ['Birojs Skanstē', 'Skanste office', 'Офис в Сканстe'],
      address: ['Skanstes iela 50, Rīga', 'Skanstes Street 50, Riga', 'ул. Сканстес 50, Рига'],
      place: [56.9689, 24.1161],
      bmsId: 'DEMO_SKANSTE',
      hours: week('09:00-18:00'),
      busyness: 0.5,
      services: [
        {
          id: 2011,
          name: ['Konsultācija', 'Consultation', 'Консультация'],
          minutes: 30,
          specialists: [201, 202, 203],
        },
        {
          id: 2012,
          name: ['Līguma parakstīšana', 'Signing a contract', 'Подписание договора'],
          minutes: 60,
          stepMinutes: 30,
          specialists: [201, 202],
        },
        { id: 2013, name: ['Videozvans', 'Video call', 'Видеозвонок'], minutes: 30, specialists: [203] },
      ],
    },
    {
      id: 202,
      name: ['Noliktava Rumbulā', 'Rumbula warehouse', 'Склад в Румбуле'],
      address: ['Krustpils iela 101, Rīga', 'Krustpils Street 101, Riga', 'ул. Крустпилс 101, Рига'],
      place: [56.8888, 24.2301],
      bmsId: 'DEMO_RUMBULA',
      hours: week('08:00-16:00'),
      busyness: 0,
      isBmsActive: false,
      services: [
        {
          id: 2021,
          name: ['Preču izsniegšana', 'Goods collection', 'Выдача товара'],
          minutes: 30,
          capacity: 2,
        },
      ],
    },
  ],
}

const bank: DemoCompany = {
  id: 20,
  name: ['Banka „Kamolis”', 'Kamolis Bank', 'Банк «Камолис»'],
  domain: 'bank.example',
  prefix: 'BANK_',
  specialists: [
    { id: 2001, name: 'Inese Celmiņa' },
    { id: 2002, name: 'Raivis Zariņš' },
    { id: 2003, name: 'Tatjana Smirnova' },
    { id: 2004, name: 'Mārtiņš Grants' },
  ],
  locations: [
    {
      id: 2001,
      name: ['Klientu centrs', 'Customer centre', 'Центр обслуживания'],
      address: ['Duntes iela 6, Rīga', 'Duntes Street 6, Riga', 'ул. Дунтес 6, Рига'],
      place: [56.9786, 24.1299],
      bmsId: 'BANK_DUNTES',
      hours: week('09:00-17:00'),
      busyness: 0.6,
      specials: 'holidays',
      hasQueue: true,
      services: [
        {
          id: 20011,
          name: ['Hipotekārais kredīts', 'Mortgage advice', 'Ипотечный кредит'],
          minutes: null,
          specialists: [2001, 2002, 2003],
          asksApproval: true,
        },
        {
          id: 20012,
          name: ['Uzņēmuma konts', 'Business account', 'Счёт предприятия'],
          minutes: null,
          specialists: [2002, 2004],
        },
        {
          id: 20013,
          name: ['Ieguldījumi', 'Investments', 'Инвестиции'],
          minutes: null,
          specialists: [2004, 2001],
        },
      ],
    },
  ],
}

const agency: DemoCompany = {
  id: 32,
  name: [
    'Valsts apliecinājumu aģentūra',
    'State Attestation Agency',
    'Государственное агентство удостоверений',
  ],
  domain: 'agency.example',
  prefix: 'AGENCY_',
  specialists: [],
  locations: [
    {
      id: 93,
      name: ['Rīgas nodaļa', 'Riga office', 'Рижское отделение'],
      address: ['Mūkusalas iela 15, Rīga', 'Mūkusalas Street 15, Riga', 'ул. Мукусалас 15, Рига'],
      place: [56.9391, 24.1],
      bmsId: 'AGENCY_RIGA',
      hours: week('08:30-17:00', '09:00-13:00'),
      busyness: 0.38,
      specials: 'holidays',
      hasQueue: true,
      services: [
        {
          id: 931,
          name: ['Dokumentu iesniegšana', 'Handing in documents', 'Подача документов'],
          minutes: null,
          capacity: 1,
        },
        {
          id: 932,
          name: ['Apliecinājuma saņemšana', 'Collecting an attestation', 'Получение удостоверения'],
          minutes: null,
          capacity: 1,
        },
        {
          id: 933,
          name: ['Sūtījuma izsniegšana', 'Collecting a consignment', 'Выдача отправления'],
          minutes: 20,
          capacity: 1,
        },
      ],
    },
    {
      id: 3201,
      name: ['Valmieras nodaļa', 'Valmiera office', 'Валмиерское отделение'],
      address: ['Gaujas iela 14, Valmiera', 'Gaujas Street 14, Valmiera', 'ул. Гауяс 14, Валмиера'],
      place: [57.5384, 25.4264],
      bmsId: 'AGENCY_VALMIERA',
      hours: week('09:00-16:00'),
      busyness: 0.3,
      specials: 'holidays',
      services: [
        {
          id: 32011,
          name: ['Dokumentu iesniegšana', 'Handing in documents', 'Подача документов'],
          minutes: null,
          capacity: 1,
        },
        {
          id: 32012,
          name: ['Apliecinājuma saņemšana', 'Collecting an attestation', 'Получение удостоверения'],
          minutes: null,
          capacity: 1,
        },
        { id: 32013, name: ['Konsultācija', 'Advice', 'Консультация'], minutes: 30, capacity: 1 },
      ],
    },
  ],
}

export const offices: readonly DemoCompany[] = [partners, bank, agency]
