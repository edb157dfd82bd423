import { useFollowLocationStates } from '../session/follow-location-states.ts'
import { useFollowLocations } from '../session/follow-locations.ts'

/** Keeps the locations and their lines true for as long as somebody is signed in, whatever screen is shown. */
export function FollowLocations() {
  useFollowLocations()
  useFollowLocationStates()
  return null
}
