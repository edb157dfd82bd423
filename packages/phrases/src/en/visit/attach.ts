/** Words for the file that visitors give along with a booking. */
export const visitAttach = {
  label: 'Document or picture',
  optional: 'optional',
  hint: 'A PDF document or a PNG or JPEG picture, up to 5 MB. Only those who serve you see it.',
  choose: 'Choose a file',
  chooseOther: 'Choose another',
  remove: 'Remove',
  size: '{{size}} MB',
  sending: 'sending …',
  there: 'attached',
  tooLarge:
    'The file is larger than 5 MB. Choose a smaller one, or take the picture again at a lower quality.',
  refused: 'This file cannot be attached. Choose a PDF, PNG or JPEG.',
  notSent: 'The file did not get through. Check the connection and send again, or book without it.',
  notRemoved: 'The file could not be removed. Check the connection and try again.',
  chooseAgain: 'Please choose the file again: it is not on this page any more.',
} as const
