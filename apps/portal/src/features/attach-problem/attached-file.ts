import type { Booking } from '@rinda/client/bookings/booking-view'
import { attachedLine } from '@rinda/domain/booking/attached'

/** The file that a booking has, as its log tells: under which name it is saved, and its size in kilobytes; null when it has none. */
export function attachedFile(log: Booking['log']): { name: string; kilobytes: number } | null {
  const line = attachedLine(log)
  if (!line) return null
  const endings: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg' }
  const size = typeof line.size === 'number' ? line.size : 0
  return { name: `booking.${endings[String(line.media_type)] ?? 'pdf'}`, kilobytes: Math.ceil(size / 1024) }
}
