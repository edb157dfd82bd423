import {
  IconBell,
  IconBuilding,
  IconCalendarOff,
  IconCalendarPlus,
  IconClockExclamation,
  IconEye,
  IconForms,
  IconShield,
  IconTable,
  IconTicket,
  IconUserOff,
} from '@tabler/icons-react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { SectionName } from '../rules/rule.ts'
import styles from './section-list.module.css'

const icons: Readonly<Record<SectionName, typeof IconEye>> = {
  company: IconBuilding,
  booking: IconCalendarPlus,
  cancel: IconCalendarOff,
  late: IconClockExclamation,
  reminders: IconBell,
  queue: IconTicket,
  form: IconForms,
  columns: IconTable,
  views: IconEye,
  limits: IconShield,
  privacy: IconUserOff,
}

export type SectionState = {
  readonly name: SectionName
  readonly differing: number
  readonly isChanged: boolean
}

/** The sections of the page, each with the number of rules that are unlike what is usual. */
export function SectionList({ sections }: { sections: readonly SectionState[] }) {
  const { t } = useLatePhrases('rules')
  return (
    <nav className={styles.nav} aria-label={t('sections')}>
      {sections.map(({ name, differing, isChanged }) => {
        const Icon = icons[name]
        return (
          <button
            key={name}
            type="button"
            className={styles.section}
            onClick={() => {
              const heading = document.getElementById(`rules-${name}`)
              heading?.scrollIntoView({ block: 'start' })
              heading?.focus({ preventScroll: true })
            }}
          >
            <Icon size={18} stroke={1.8} aria-hidden="true" />
            <span className={styles.name}>{t(`s_${name}`)}</span>
            {differing > 0 && (
              <span className={styles.count} data-is-changed={isChanged || undefined}>
                <span aria-hidden="true">{differing}</span>
                <span className="rinda-only-heard">, {t('differing', { count: differing })}</span>
              </span>
            )}
          </button>
        )
      })}
    </nav>
  )
}
