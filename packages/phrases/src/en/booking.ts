/** Words of the booking form, its details and its cancellation. */
export const booking = {
  cancelQuestion: 'Cancel?',
  error_wrong_number: 'The phone number is not valid.',
  error_fields_empty: 'Please fill in the first name, last name and phone number.',
  error_fields_invalid_email: 'The e-mail address is not valid.',
} as const
