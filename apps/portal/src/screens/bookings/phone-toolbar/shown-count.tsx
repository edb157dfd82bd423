import { useLatePhrases } from '../../../session/late-phrases.ts'

/** 'Show 26 bookings': how many are behind the sheet with what was chosen; without a number while it is not known. */
export function ShownCount({ count }: { count: number | null }) {
  const { t } = useLatePhrases('views')
  return count ? t('showBookings', { count }) : t('showView')
}
