import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { Choice } from '@rinda/ui/components/fields/choice'
import { isPageCovered } from '@rinda/ui/open-layers'
import { IconMapPin } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './choose-location.module.css'
import { noteUsed, usedLast, withUsedFirst } from './used-last.ts'

const openAfterMs = 400
/** With more of them the list can be searched, and those that were used last stand first. */
const mostWithoutSearch = 20

/**
 * The branch whose calendar is shown. Opens itself a moment after the branches have come, when none is chosen yet and the person does
 * nothing else by then.
 */
export function ChooseLocation(props: {
  locations: readonly Location[]
  chosen: number | undefined
  onChoose: (locationId: number) => void
}) {
  const { t } = usePhrases('calendar')
  const { language } = useSession()
  const { locations, chosen } = props
  const mustChoose = chosen === undefined && locations.length > 1
  const isLong = locations.length > mostWithoutSearch
  const { list, count } = withUsedFirst(locations, isLong ? usedLast() : [])
  const [opensNow, setOpensNow] = useState(false)

  useEffect(() => {
    if (!mustChoose) return setOpensNow(false)
    const timer = setTimeout(() => setOpensNow(!isBusyElsewhere()), openAfterMs)
    return () => clearTimeout(timer)
  }, [mustChoose])

  return (
    <Choice
      label={t('locations')}
      placeholder={t('locations')}
      icon={<IconMapPin size={17} stroke={1.8} aria-hidden="true" className={styles.icon} />}
      options={list.map((one, index) => ({
        ...{ value: String(one.id), label: nameIn(language, one.name) },
        endsGroup: index === count - 1,
      }))}
      search={isLong ? { label: t('searchLocations'), nothing: t('noSuchLocation') } : undefined}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(value) => {
        noteUsed(Number(value))
        props.onChoose(Number(value))
      }}
      opensNow={opensNow}
      className={styles.choice ?? ''}
    />
  )
}

/** Tells whether a menu, a list or a dialog is open, or a field is typed in: whoever is there is not taken away. */
function isBusyElsewhere(): boolean {
  if (isPageCovered() || document.querySelector('[aria-expanded="true"]')) return true
  return document.activeElement?.matches('input, textarea, select') ?? false
}
