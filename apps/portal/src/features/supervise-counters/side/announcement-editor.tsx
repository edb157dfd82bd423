import type { Texts } from '@rinda/client/http/entity'
import type { LocationDraft } from '@rinda/client/set-up/locations'
import { useNow } from '@rinda/live/use-now'
import { Button } from '@rinda/ui/components/buttons/button'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { useEffect, useId, useRef, useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from './announcement.module.css'
import { draftOf, formOf } from './announcement-draft.ts'

const languages = [
  { value: 'lv', label: 'LV' },
  { value: 'en', label: 'EN' },
  { value: 'ru', label: 'RU' },
] as const
type Language = (typeof languages)[number]['value']

/** An announcement as it is written: one text in each language, and until when it is shown. Escape goes back. */
export function AnnouncementEditor(props: {
  before: Texts
  /** Moment (ISO 8601) at which it ends; null: none. */
  end: string | null
  isBusy: boolean
  zone: string
  onBack: () => void
  onShow: (draft: LocationDraft) => Promise<void>
}) {
  const { t, language: own } = useLatePhrases('supervise')
  const id = useId()
  const now = useNow()
  const [begun] = useState(() => ({ end: props.end, form: formOf(props.before, props.end, now, props.zone) }))
  const [form, setForm] = useState(begun.form)
  const [language, setLanguage] = useState<Language>(own)
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { draft, faults } = draftOf(form, now, props.zone, {
    end: begun.end,
    until: begun.form.until,
  })
  const hasFault = (fault: (typeof faults)[number]) => isAsked && faults.includes(fault)

  return (
    <form
      className={styles.box}
      aria-label={t('announcement')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (faults.length === 0 && !props.isBusy) void props.onShow(draft)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        props.onBack()
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{t('announcement')}</h2>
        <SegmentedSwitch
          label={t('announcementLanguage')}
          segments={languages}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <textarea
        ref={field}
        className={styles.field}
        rows={3}
        maxLength={200}
        aria-label={t('announcementText', { language: language.toUpperCase() })}
        aria-invalid={hasFault('text') || undefined}
        aria-describedby={hasFault('text') ? `${id}-text` : undefined}
        value={form[language]}
        onChange={({ currentTarget }) => setForm({ ...form, [language]: currentTarget.value })}
      />
      {hasFault('text') && (
        <p id={`${id}-text`} role="alert" className={styles.fault}>
          {t('textMissing')}
        </p>
      )}
      <div className={styles.until}>
        <label htmlFor={id}>{t('announcementUntil')}</label>
        <input
          id={id}
          type="time"
          className={styles.field}
          aria-invalid={hasFault('until') || undefined}
          aria-describedby={`${id}-until`}
          value={form.until}
          onChange={({ currentTarget }) => setForm({ ...form, until: currentTarget.value })}
        />
        <span
          id={`${id}-until`}
          role={hasFault('until') ? 'alert' : undefined}
          className={hasFault('until') ? styles.fault : styles.quiet}
        >
          {t(hasFault('until') ? 'untilWrong' : 'announcementUntilHint')}
        </span>
      </div>
      <div className={styles.foot}>
        <span className={styles.buttons}>
          <Button onClick={props.onBack}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" isBusy={props.isBusy}>
            {t('show')}
          </Button>
        </span>
      </div>
    </form>
  )
}
