/**
 * Texts that tell whether something that a company sets up was saved, and those that the forms show at a
 * field. The keys have a dot in their name; nothing is nested.
 */
export const setUp = {
  'notify.updated': 'Saved: {{name}}',
  'notify.new': 'Added: {{name}}',
  'notify.error': 'Not saved: {{name}}',
  unanswered: 'The server did not answer. Check the connection and try again.',
  formUnanswered: 'The server did not answer. What you typed is still here; try again.',
  copy: 'Copy',
  copied: 'Copied',
  'merge.title': 'Changed elsewhere in the meantime',
  'merge.text': 'What you did not touch shows the new state.',
  'merge.conflict': '{{field}}: elsewhere it was changed to {{value}}.',
  'merge.bothChanged': '{{field}}: this was changed elsewhere too.',
  'merge.nothing': 'nothing',
  'merge.takeTheirs': 'Take theirs',
  'merge.keepMine': 'Keep mine',
  'merge.decideFirst': 'Choose what stays in each of the fields that both of you changed, then save again.',
  'validation.required': 'Must be filled in.',
  'validation.max_one': 'At most {{count}} character.',
  'validation.max_other': 'At most {{count}} characters.',
  'validation.wrongFormat.time': 'Wrong format: a time is 00:00 to 23:59.',
  'validation.wrongFormat.email': 'Wrong format: this is not an e-mail address.',
  'validation.wrongFormat.date': 'Wrong format: a date is written as 31/01/2027.',
  'validation.halfGiven': 'Give both the beginning and the end, or neither.',
  'validation.reversed': 'The beginning must not be later than the end.',
  'validation.duration': 'Between 1 minute and 24 hours.',
  'validation.wrongValue': 'This value is not valid.',
} as const
