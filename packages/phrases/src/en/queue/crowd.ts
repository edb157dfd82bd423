/** Words for how crowded a location is, by its level in percent. */
export const crowd = {
  crowd_0: 'nobody waiting',
  crowd_20: 'quiet',
  crowd_40: 'a few waiting',
  crowd_60: 'busy',
  crowd_80: 'very busy',
  crowd_100: 'crowded',
} as const
