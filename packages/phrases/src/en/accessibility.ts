/** What a location offers to those who find steps, doors or hearing hard. Said wherever the flags are, by their number. */
export const accessibility = {
  accessibility_1: 'Step-free entrance',
  accessibility_2: 'Accessible toilet',
  accessibility_3: 'Parking for disabled visitors',
  accessibility_4: 'Lift',
  accessibility_5: 'Hearing loop',
} as const
