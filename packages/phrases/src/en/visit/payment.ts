/** Words about a payment before a visit, and of the page on which a demo rehearses one. */
export const visitPayment = {
  title: 'Pay {{amount}}',
  text: 'We keep the time for you until {{until}}. It is yours once the payment has come.',
  textOpen: 'We keep the time for you. It is yours once the payment has come.',
  told: 'If you have paid already, wait a moment: this page will say so by itself.',
  pay: 'Pay {{amount}}',
  leading: 'Taking you to the payment page …',
  failed: 'The payment page could not be opened. Your time is still kept; please try again in a moment.',
  lapsedText:
    'The time is offered to others again. If your money comes later, we take this time for you again if it is still free.',
  givenUpText: 'Nothing was paid, and the time is offered to others again.',
  refund:
    '{{amount}} came too late or twice. The place will give this money back to you; call if you have a question.',
  paid: 'Paid: {{amount}}',
  rehearsal: 'Rehearsal: no money is paid here',
  rehearsalText:
    'This page stands in the place of a real payment page, so that you can see how paying works.',
  rehearsalTitle: 'Pay for your visit',
  service: 'For',
  amount: 'To pay',
  until: 'Until',
  over: 'The time to pay is over. You can still rehearse a payment that comes too late.',
  giveUp: 'Give up',
  chosenPaid: 'You have paid. No money has moved.',
  chosenCanceled: 'You have given up.',
  goBack: 'Back to the appointment',
  notTold: 'The place could not be told. Please try again.',
  unknown: 'There is no such payment',
  unknownText: 'The link may be incomplete.',
} as const
