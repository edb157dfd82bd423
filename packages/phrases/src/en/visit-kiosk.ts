export const visitKiosk = {
  title: 'Take a number',
} as const
