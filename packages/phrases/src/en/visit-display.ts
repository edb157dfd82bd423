export const visitDisplay = {
  title: 'Now serving',
} as const
