/** Path of an invitation; its secret follows. */
export const invitationPath = '/auth/invitation'
