import { useFollowLocationStates } from '../../session/locations/follow-location-states.ts'
import { useFollowLocations } from '../../session/locations/follow-locations.ts'

/** Keeps the locations and their lines true for as long as somebody is signed in, whatever screen is shown. */
export function FollowLocations() {
  useFollowLocations()
  useFollowLocationStates()
  return null
}
