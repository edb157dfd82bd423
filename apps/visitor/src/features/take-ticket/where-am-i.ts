type Position = { latitude: number; longitude: number; accuracy: number }
type Found = { position: Position; why: null } | { why: 'position_denied' | 'position_unknown' }

/** Times in ms: how long the phone may look for its position, which is never an older one. Whoever was too far has come nearer. */
const patience = { timeout: 20_000, maximumAge: 0 }

/** Asks the phone where it is, which asks its owner; or tells why it does not say. */
export function whereAmI(): Promise<Found> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ why: 'position_unknown' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ position: { latitude, longitude, accuracy }, why: null }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ why: code === PERMISSION_DENIED ? 'position_denied' : 'position_unknown' }),
      { enableHighAccuracy: true, ...patience },
    )
  })
}
