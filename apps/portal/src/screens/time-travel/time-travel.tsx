import { NativeSelect } from '@mantine/core'
import { nameIn } from '@rinda/client/http/names'
import { Button } from '@rinda/ui/components/buttons/button'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import { EmptyFace, LoadingFace } from '@rinda/ui/components/notices/faces'
import '@rinda/ui/styles/mantine-fields.css'
import { IconLink } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { SetUpFrame } from '../set-up/set-up-frame.tsx'
import { PastView } from './past-view.tsx'
import styles from './time-travel.module.css'
import { parseTimeTravelSearch, type TimeTravelChange } from './time-travel-search.ts'

const route = getRouteApi('/shell/time-travel')
const parts = ['day', 'line', 'hours', 'rules'] as const

/** `/time-travel`: a location as it was at a past moment, and what has changed since. */
export function TimeTravelScreen() {
  const { t, language } = useLatePhrases('travel')
  const { locations } = useSession()
  const search = route.useSearch()
  const own = locations.data ?? []
  const location = own.find(({ id }) => id === search.location) ?? (search.location ? undefined : own[0])
  const navigate = route.useNavigate()
  const go = (change: TimeTravelChange, replace = false) =>
    void navigate({
      search: (last) => parseTimeTravelSearch({ ...last, ...change }),
      replace,
      resetScroll: false,
    })
  const { part = 'day' } = search
  const names = own.map((one) => ({ value: String(one.id), label: nameIn(language, one.name) }))
  return (
    <SetUpFrame
      title={t('title')}
      isWhole
      note={
        <SegmentedSwitch
          label={t('title')}
          segments={parts.map((value) => ({ value, label: t(value) }))}
          value={part}
          onChange={(next) => go({ part: next })}
        />
      }
      acts={
        <div className={styles.place}>
          {own.length > 1 && (
            <MantineLook>
              <NativeSelect
                className={styles.location}
                aria-label={t('location')}
                value={location?.id}
                onChange={(event) => go({ location: Number(event.currentTarget.value) })}
                data={names}
              />
            </MantineLook>
          )}
          <CopyLink />
        </div>
      }
    >
      {!location && locations.isPending && <LoadingFace />}
      {!location && !locations.isPending && <EmptyFace title={t('noLocations')} />}
      {location && <PastView key={location.id} {...{ location, search, go }} />}
    </SetUpFrame>
  )
}

/** Copies the address of what is shown: it holds all of it. */
function CopyLink() {
  const { t } = useLatePhrases('travel')
  const toasts = useToasts()
  const copy = async () => {
    const isDone = await (navigator.clipboard?.writeText(window.location.href) ?? Promise.reject()).then(
      () => true,
      () => false,
    )
    if (isDone) toasts.success(t('copied'))
    else toasts.error(t('notCopied'))
  }
  return (
    <Button icon={<IconLink size={18} aria-hidden="true" />} onClick={() => void copy()}>
      {t('copyLink')}
    </Button>
  )
}
