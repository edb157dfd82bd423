import type { visitWidgetDemo as english } from '../../en/visit/widget-demo.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitWidgetDemo = {
  title: 'Запись на вашей странице',
  about:
    'Выберите, куда записывать и как это выглядит, и поместите эти строки на свою страницу. Они работают на сайтах, указанных в настройках «{{company}}»; на других посетители видят ссылку.',
  company: 'Компания',
  place: 'Место',
  service: 'Услуга',
  allPlaces: 'Выбирает посетитель',
  allServices: 'Выбирает посетитель',
  language: 'Язык',
  ofPage: 'Как у страницы',
  theme: 'Цвета',
  light: 'Светлые',
  dark: 'Тёмные',
  auto: 'Как на устройстве посетителя',
  accent: 'Цвет акцента',
  radius: 'Скругление углов, px',
  snippet: 'Строки для вашей страницы',
  bookOnline: 'Записаться онлайн',
  copy: 'Скопировать',
  copied: 'Скопировано.',
} satisfies TranslationOf<typeof english, 'ru'>
