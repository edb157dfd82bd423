import { lazy, Suspense } from 'react'
import { useAreToastsWanted } from '../session/toasts.ts'

const ToastAreas = lazy(async () => ({ default: (await import('../session/toast-areas.tsx')).ToastAreas }))

/** The toast areas, once there is something to say. */
export function Toasts() {
  const areWanted = useAreToastsWanted()
  return areWanted && <Suspense>{<ToastAreas />}</Suspense>
}
