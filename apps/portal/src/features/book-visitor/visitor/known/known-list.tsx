import type { FormFieldKey } from '@rinda/domain/company/profile'
import { localDateOf } from '@rinda/domain/time/zone'
import { figureDay } from '@rinda/phrases/time/day-text'
import { phoneText } from '../../../../bookings/words/phone-text.ts'
import { useLatePhrases } from '../../../../session/late-phrases.ts'
import { useSession } from '../../../../session/session.tsx'
import { listId, optionId } from './known-ids.ts'
import styles from './known-list.module.css'
import type { KnownVisitors } from './use-known-visitors.ts'

/** Known visitors below the field by which they are known, and how many they are for those who hear it. */
export function KnownList({ name, known }: { name: FormFieldKey; known: KnownVisitors }) {
  const { t, language } = useLatePhrases('find')
  const { zone } = useSession().profileAt(known.locationId)
  const isOpen = known.isOpenAt(name)
  return (
    <>
      <div id={listId(name)} role="listbox" aria-label={t('known')} className={styles.list} hidden={!isOpen}>
        {isOpen &&
          known.offered.map((visitor, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
            <div
              key={`${visitor.phoneCountryCode}${visitor.phoneNumber}/${visitor.email}/${visitor.firstName}/${visitor.lastName}`}
              id={optionId(name, index)}
              role="option"
              aria-selected={index === known.active}
              className={styles.option}
              data-is-active={index === known.active || undefined}
              ref={index === known.active ? (option) => option?.scrollIntoView({ block: 'nearest' }) : null}
              onPointerMove={() => known.setActive(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => known.choose(visitor)}
            >
              <span className={styles.name}>{`${visitor.firstName} ${visitor.lastName}`.trim()}</span>{' '}
              <span className={styles.last}>
                {t('lastBooking', { date: figureDay(localDateOf(visitor.lastAt, zone), language) })}
              </span>{' '}
              <span className={styles.contact}>
                {[phoneText(visitor), visitor.email].filter(Boolean).join(' · ')}
              </span>
            </div>
          ))}
      </div>
      <span className="rinda-only-heard" role="status">
        {isOpen ? t('knownCount', { count: known.offered.length }) : ''}
      </span>
    </>
  )
}
