import { latePart } from '@rinda/live/late-part'
import { useAreToastsWanted } from '../../session/toasts.ts'

const ToastAreas = latePart(
  async () => (await import('@rinda/ui/components/notices/toast-areas')).ToastAreas,
  null,
  {
    isFetchedAlways: true,
  },
)

/** The toast areas, once there is something to say. */
export function Toasts() {
  const areWanted = useAreToastsWanted()
  return areWanted && <ToastAreas />
}
