/**
 * Aids of a location for people to whom steps, doors or hearing are a difficulty; used wherever the flags are
 * shown, by their number.
 */
export const accessibility = {
  accessibility_1: 'Step-free entrance',
  accessibility_2: 'Accessible toilet',
  accessibility_3: 'Parking for disabled visitors',
  accessibility_4: 'Lift',
  accessibility_5: 'Hearing loop',
} as const
