/** Rules of the messages that visitors get, in the form of a company's own admins. */
export const messageRules = {
  open: 'Messages',
  title: 'Messages to visitors of the whole company',
  failed: 'The rules could not be loaded',
  reminders: 'Reminders of a visit',
  remindersText:
    'The reminder has a link by which the visitor confirms, moves or cancels. Choose at most three times; with none, nobody is reminded. Whoever has booked shortly before a reminder does not get it.',
  hours_one: '{{count}} hour before',
  hours_other: '{{count}} hours before',
  days_one: '{{count}} day before',
  days_other: '{{count}} days before',
  minutes_one: '{{count}} minute before',
  minutes_other: '{{count}} minutes before',
  quiet: 'Quiet hours',
  quietOn: 'Do not write to visitors at night',
  quietText:
    'Reminders and what your staff change are then sent when the quiet hours end, as long as that is before the visit. Codes, and answers to what the visitor has just done, are sent at once.',
  from: 'From',
  till: 'Until',
} as const
