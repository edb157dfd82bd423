import type { HttpFailure } from '@rinda/client/http/create-http'
import { getOwnKiosk, type OwnKiosk, pairKiosk } from '@rinda/client/queue/kiosks'
import { makeId } from '@rinda/live/make-id'
import { useCallback, useEffect, useState } from 'react'
import { visitorHttp } from '../../../session/line/visitor-http.ts'

/** The pairing of this device with a kiosk of the location. */
export type Pairing = {
  /** Secret of this device; null where it is not paired. */
  readonly token: string | null
  readonly kiosk: OwnKiosk | null
  /** True once a pairing of this device was ended, until it is paired again. */
  readonly wasEnded: boolean
  readonly pair: (code: string) => Promise<HttpFailure | null>
  /** Asks whether it is paired still. */
  readonly check: () => Promise<void>
}

/** Time in ms after which a paired device asks again: the list of kiosks says by it when it was last seen. */
const checkAgainMs = 60_000

/** Keeps the pairing of this device. Where staff have ended it, it is a visitor's page again, and says so. */
export function usePairing(locationId: number): Pairing {
  const storageKey = `rinda.kiosk.${locationId}`
  const [token, setToken] = useState(() => localStorage.getItem(storageKey))
  const [kiosk, setKiosk] = useState<OwnKiosk | null>(null)
  const [wasEnded, setEnded] = useState(false)

  const check = useCallback(async () => {
    if (token === null) return
    const result = await getOwnKiosk(visitorHttp, locationId, token)
    if (!result.ok) return
    setKiosk(result.value ?? null)
    if (result.value) return
    localStorage.removeItem(storageKey)
    setToken(null)
    setEnded(true)
  }, [token, locationId, storageKey])

  useEffect(() => {
    if (token === null) return
    void check()
    const timer = setInterval(check, checkAgainMs)
    return () => clearInterval(timer)
  }, [token, check])

  async function pair(code: string): Promise<HttpFailure | null> {
    const result = await pairKiosk(visitorHttp, locationId, code, { idempotencyKey: makeId() })
    if (!result.ok) return result.failure
    const paired = result.value
    if (!paired?.token) return { kind: 'unreachable' }
    localStorage.setItem(storageKey, paired.token)
    setKiosk(paired)
    setEnded(false)
    setToken(paired.token)
    return null
  }

  return { token, kiosk, wasEnded, pair, check }
}
