import { type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { Button } from '@rinda/ui/components/buttons/button'
import { KeyCap } from '@rinda/ui/components/buttons/key-cap'
import { SearchBox } from '@rinda/ui/components/fields/search-box'
import { EmptyFace } from '@rinda/ui/components/notices/faces'
import { searched } from '@rinda/ui/search-text'
import { useIsAtMost } from '@rinda/ui/use-width'
import { IconCalendarStar, IconCoffee, IconCopy, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { AddDateDialog } from './dialogs/add-date-dialog.tsx'
import { BreakDialog } from './dialogs/break-dialog.tsx'
import { CopyDialog } from './dialogs/copy-dialog.tsx'
import { HolidaysDialog } from './dialogs/holidays-dialog.tsx'
import { RemoveDateDialog } from './dialogs/remove-date-dialog.tsx'
import styles from './edit-times.module.css'
import { TimesGrid } from './grid/times-grid.tsx'
import { daysOf } from './times/days.ts'
import type { TimesRow } from './times/times-row.ts'
import { TimesList } from './times-list.tsx'
import { useTimesRules } from './use-times-text.ts'
import { useWriteTimes } from './use-write-times.tsx'

const mostWithoutSearch = 12
type Opened =
  | 'date'
  | 'holidays'
  | 'copy'
  | 'break'
  | { readonly remove: LocalDate; readonly of: readonly TimesRow[] }

/** Times of many lines by day: the grid, or on a phone the list, and what is done with many of them at once. */
export function EditTimes(props: {
  label: string
  nameLabel: string
  targetsLabel: string
  rows: readonly TimesRow[]
  /** True where a weekday may have no times of its own; `mostRanges` is how many ranges a day may have. */
  mayBeUsual: boolean
  mostRanges: number
  empty: ReactNode
  /** Draws the buttons of the band, and below them the rest. */
  children: (acts: ReactNode, body: ReactNode) => ReactNode
}) {
  const { rows, mayBeUsual, mostRanges, targetsLabel } = props
  const { t } = useLatePhrases('hours')
  const { profile } = useSession().user
  const isPhone = useIsAtMost(767)
  const today = localDateOf(useNow(), profile.zone)
  const [withPast, setWithPast] = useState(false)
  const [query, setQuery] = useState('')
  const [opened, setOpened] = useState<Opened | null>(null)
  const rules = useTimesRules(mayBeUsual, mostRanges)
  // A date may always be as usual: then it is not special.
  const { write, dialog } = useWriteTimes(rows)
  const shown = useMemo(
    () => searched(rows, query, ({ name, group }) => `${group ?? ''} ${name}`),
    [rows, query],
  )
  const days = useMemo(() => daysOf(rows, today, withPast), [rows, today, withPast])
  const hasPast = rows.some(({ dates }) => dates.some((date) => date < today))
  const nextYear = Number(today.slice(0, 4)) + 1
  const common = { rows, rules: { ...rules, mayBeUsual: true }, targetsLabel, today, write }
  const close = () => setOpened(null)
  const view = {
    ...{ nameLabel: props.nameLabel, rows: shown, rules, today, write },
    onRemoveDate: (remove: LocalDate, of = rows) => setOpened({ remove, of }),
  }

  const acts = rows.length > 0 && (
    <>
      <Button icon={<IconCopy size={18} stroke={1.8} />} onClick={() => setOpened('copy')}>
        {t('copy')}
      </Button>
      {mostRanges > 1 && (
        <Button icon={<IconCoffee size={18} stroke={1.8} />} onClick={() => setOpened('break')}>
          {t('break')}
        </Button>
      )}
      <Button icon={<IconCalendarStar size={18} stroke={1.8} />} onClick={() => setOpened('holidays')}>
        {t('holidaysOf', { year: nextYear })}
      </Button>
      <Button kind="primary" icon={<IconPlus size={18} stroke={1.8} />} onClick={() => setOpened('date')}>
        {t('specialDate')}
      </Button>
    </>
  )
  const body = (
    <>
      {(hasPast || rows.length > mostWithoutSearch) && (
        <div className={styles.bar}>
          {rows.length > mostWithoutSearch && (
            <SearchBox className={styles.search} label={t('search')} text={query} onChange={setQuery} />
          )}
          {hasPast && (
            <label className={styles.past}>
              <input
                type="checkbox"
                checked={withPast}
                onChange={(event) => setWithPast(event.currentTarget.checked)}
              />
              {t('showPast')}
            </label>
          )}
        </div>
      )}
      {rows.length === 0 && props.empty}
      {rows.length > 0 && shown.length === 0 && <EmptyFace title={t('noneFound')} />}
      {shown.length > 0 &&
        (isPhone ? (
          <TimesList {...view} withPast={withPast} />
        ) : (
          <TimesGrid label={props.label} days={days} {...view} />
        ))}
      {!isPhone && shown.length > 0 && <Keys />}
      {opened === 'date' && <AddDateDialog {...common} onClosed={close} />}
      {opened === 'holidays' && <HolidaysDialog {...common} year={nextYear} onClosed={close} />}
      {opened === 'copy' && <CopyDialog {...common} days={days} mayBeUsual={mayBeUsual} onClosed={close} />}
      {opened === 'break' && <BreakDialog {...common} mostRanges={mostRanges} onClosed={close} />}
      {typeof opened === 'object' && opened && (
        <RemoveDateDialog day={opened.remove} rows={opened.of} write={write} onClosed={close} />
      )}
      {dialog}
    </>
  )
  return props.children(acts, body)
}

function Keys() {
  const { t } = useLatePhrases('hours')
  const keys = [
    [['Enter'], t('keySaves')],
    [['Esc'], t('keyCancels')],
    [['Del'], t('keyCloses')],
    [['←', '→', '↑', '↓'], t('keyMoves')],
    [['Shift', '→'], t('keyChooses')],
    [['Ctrl', 'C'], t('keyCopies')],
    [['Ctrl', 'V'], t('keyPastes')],
  ] as const
  return (
    <ul className={styles.keys} aria-label={t('keys')}>
      {keys.map(([caps, text]) => (
        <li key={text}>
          {caps.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}
          {text}
        </li>
      ))}
    </ul>
  )
}
