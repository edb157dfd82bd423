import type { Location } from '@rinda/client/set-up/locations'
import { Button } from '@rinda/ui/components/buttons/button'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import { type ReactNode, useEffect, useRef } from 'react'
import { glow } from '../../calendar/glow.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { UnsavedGuard } from '../../set-up/unsaved-guard.tsx'
import { ConflictList } from './conflict-list.tsx'
import styles from './edit-location.module.css'
import { FormNotice } from './form-notice.tsx'
import { type ChoosePlace, type DrawHistory, LocationFields } from './location-fields.tsx'
import { useLocationForm } from './use-location-form.ts'

/** Every field of a location. It follows what others change, keeps what is typed, and warns before that would be lost. */
export function LocationForm(props: {
  location: Location
  /** The map on which the place is chosen. */
  choosePlace?: ChoosePlace
  /** Draws the way to who changed a part. */
  drawHistory?: DrawHistory
  /** Parts of the location's set-up that stand below its fields. */
  children?: ReactNode
}) {
  const { t } = useLatePhrases('locations')
  const form = useLocationForm(props.location)
  const root = useRef<HTMLFormElement>(null)
  const { followed, notice, typed } = form.state
  const hadTyped = useRef(false)

  useEffect(() => {
    for (const name of followed) if (root.current) glow(root.current, name)
  }, [followed])
  useEffect(() => {
    const isBroughtBack = hadTyped.current && typed === null
    hadTyped.current = typed !== null
    if (notice?.kind !== 'faults' && !isBroughtBack) return
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [notice, typed])

  return (
    <div className={styles.panelBody}>
      <form
        ref={root}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!form.isBusy) void form.onSave()
        }}
      >
        <MantineLook>
          <LocationFields form={form} choosePlace={props.choosePlace} drawHistory={props.drawHistory} />
        </MantineLook>
        <div className={styles.foot}>
          <ConflictList {...form} />
          <FormNotice {...form} />
          <div className={styles.footRow}>
            <span className={styles.state} role="status">
              {typed ? '' : t(form.hasChanges ? 'unsaved' : 'allSaved')}
            </span>
            {form.hasChanges && <Button onClick={form.onDiscard}>{t('discard')}</Button>}
            <Button kind="primary" type="submit" isBusy={form.isBusy} disabled={!form.hasChanges}>
              {t('save')}
            </Button>
          </div>
        </div>
      </form>
      {form.dialog}
      {props.children}
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </div>
  )
}
