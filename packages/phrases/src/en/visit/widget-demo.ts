/** Words of the page that makes the lines by which a site shows the widget. */
export const visitWidgetDemo = {
  title: 'Booking on your own page',
  about:
    'Choose what is to be booked and how it looks, and put these lines on your page. They work on the sites that are named in the settings of {{company}}; anywhere else visitors see a link.',
  company: 'Company',
  place: 'Place',
  service: 'Service',
  allPlaces: 'Let the visitor choose',
  allServices: 'Let the visitor choose',
  language: 'Language',
  ofPage: 'That of the page',
  theme: 'Colours',
  light: 'Light',
  dark: 'Dark',
  auto: 'As on the visitor’s device',
  accent: 'Accent colour',
  radius: 'Corner radius, px',
  snippet: 'Lines for your page',
  bookOnline: 'Book online',
  copy: 'Copy',
  copied: 'Copied.',
} as const
