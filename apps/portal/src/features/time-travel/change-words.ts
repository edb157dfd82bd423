import type { PastChange } from '@rinda/client/set-up/past'
import type { HistoryKind } from '@rinda/contract/set-up/set-up-history'
import { actKey, actorKey } from '../../bookings/words/act-key.ts'
import { useValueText } from '../../bookings/words/use-value-text.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { fieldLabel } from '../../set-up/field-labels.ts'
import { valueText } from '../../set-up/value-text.ts'
import { useLineWords } from './line-words.ts'

/** A change in words: of what, by whom, and each field from what to what. */
export type SaidChange = {
  readonly what: string
  readonly who: string
  readonly fields: readonly {
    readonly key: string
    readonly label: string
    readonly from: string
    readonly to: string
  }[]
}

/** Gives the words for changes beside a past moment, whatever they are about. */
export function useChangeWords(locationId: number): (change: PastChange) => SaidChange {
  const { t, language } = useLatePhrases('travel')
  const { t: setUp } = useLatePhrases('setUpHistory')
  const { t: fields } = useLatePhrases('setUpFields')
  const { t: booking } = usePhrases('booking')
  const { locations } = useSession()
  const ofBooking = useValueText(locationId)
  const ofLine = useLineWords(locationId)
  const specialists = (locations.data ?? []).flatMap((location) => location.specialists)
  const nameOf = (id: number) => specialists.find((one) => one.id === id)?.name ?? `#${id}`

  return (change) => {
    const { object_kind: kind, action } = change
    const actor = actorKey(change.actor_kind)
    const who = actor ? booking(`by_${actor}`) : change.actor
    const name = change[`name_${language}`] || change.name
    const said = (words: Words) =>
      change.changes.map(({ field, from, to }) => ({
        key: field,
        label: words.label(field),
        from: words.value(field, from),
        to: words.value(field, to),
      }))
    if (kind === 'booking') {
      const act = actKey(action.replace(/^booking\./, ''), false)
      const words = { label: ofBooking.fieldText, value: ofBooking.valueText }
      return {
        what: `${name || t('booking')} · ${act ? booking(`acts_${act}`) : action}`,
        who,
        fields: said(words),
      }
    }
    if (kind === 'ticket' || kind === 'counter' || kind === 'service_line')
      return { what: t(kind, { name }), who, fields: said(ofLine) }
    const words = {
      label: (field: string) => fieldLabel(fields, language, kind satisfies HistoryKind, field),
      value: (field: string, value: unknown) => valueText(setUp, { field, value, nameOf }),
    }
    const isMade = change.changes.length === 0
    return { what: `${setUp(kind, { name })}${isMade ? `: ${t('made')}` : ''}`, who, fields: said(words) }
  }
}

type Words = { label: (field: string) => string; value: (field: string, value: unknown) => string }
