export const visitBookingList = {
  title: 'My appointments',
  askText:
    'Tell us the e-mail address or the phone number that you booked with. We send a link there that opens your appointments.',
  company: 'Where did you book?',
  chooseCompany: 'Choose',
  address: 'E-mail or phone',
  addressHint: 'name@example.com or +371 20000000',
  send: 'Send me the link',
  companyEmpty: 'Choose where you booked.',
  addressEmpty: 'Write the e-mail address or the phone number that you booked with.',
  addressWrong:
    'This is neither an e-mail address such as name@example.com nor a phone number such as +371 20000000.',
  notSent: 'That did not work. Please try again.',
  sentTitle: 'Look through your messages',
  sentText:
    'If there are appointments with {{address}}, we have sent a link there. It is good for 30 minutes and works once.',
  nothingCame:
    'Has nothing come? Look among unwanted mail, or try the other address that you may have given.',
  another: 'Try another address',
  over: 'This link is good no longer',
  overText: 'A link works for 30 minutes, on the device that opened it first. You can have another one sent.',
  coming: 'To come',
  earlier: 'Earlier and canceled',
  none: 'There are no appointments with this address any more.',
  noneComing: 'Nothing is to come.',
  state_pending: 'waits for approval',
  state_canceled: 'canceled',
  state_declined: 'not accepted',
  state_served: 'visited',
  leave:
    'Anyone who has this page open sees these appointments. Close it when you are done, if the device is not yours.',
} as const
