/** Where an invitation leads; its secret follows. */
export const invitationPath = '/auth/invitation'
