import { useFollowLocations } from '../session/follow-locations.ts'

/** Keeps the locations true for as long as somebody is signed in, whatever screen is shown. */
export function FollowLocations() {
  useFollowLocations()
  return null
}
