import type { Service } from '@rinda/client/set-up/locations'
import type { SpecialistSetUp } from '@rinda/client/set-up/specialist-calls'
import { useMachine } from '@rinda/live/use-machine'
import { Button } from '@rinda/ui/components/buttons/button'
import { SideDrawer } from '@rinda/ui/components/layers/side-drawer'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { availableOf } from './chosen-list.ts'
import { PersonList } from './person-list.tsx'
import styles from './specialists-drawer.module.css'
import { beginSpecialists, mayChange, stepSpecialists } from './specialists-form.ts'
import { type SavedList, servesOf } from './use-save-config.ts'

/**
 * Lets choose who serves: lists those who are selected, in their order, and those of the company who could
 * be.
 */
export function SpecialistsDrawer(props: {
  service: Service
  serviceName: string
  people: ReadonlyMap<number, SpecialistSetUp>
  onSave: (service: Service, seen: readonly number[], ids: readonly number[]) => Promise<SavedList>
  onClosed: () => void
}) {
  const { t, language } = useLatePhrases('serviceConfig')
  const { service, people } = props
  const [isOpen, setOpen] = useState(true)
  const { state, now, send } = useMachine(stepSpecialists, () => beginSpecialists(servesOf(service)))
  const { ids, seen, step } = state
  const [said, setSaid] = useState('')
  const lists = useRef<HTMLDivElement>(null)
  const nameOf = (id: number) => people.get(id)?.name ?? String(id)
  const all = [...people.values()].toSorted((one, other) => one.name.localeCompare(other.name, language))
  const available = availableOf(all, service.companyId, ids)
  const hasNobody = !all.some(({ companyId }) => companyId === service.companyId)

  function move(id: number, isAdded: boolean) {
    if (!mayChange(now())) return
    const list = isAdded ? available.map((one) => one.id) : ids
    const place = list.indexOf(id)
    send({ type: isAdded ? 'added' : 'removed', id })
    setSaid(t(isAdded ? 'added' : 'removed', { name: nameOf(id) }))
    // The button is gone with its line: the focus goes to the one that takes its place, else to the other list.
    const own = isAdded ? 'available' : 'selected'
    requestAnimationFrame(() => {
      const left = lists.current?.querySelectorAll<HTMLElement>(`[data-list="${own}"] button`) ?? []
      const next = left[Math.min(place, left.length - 1)]
      const other = lists.current?.querySelector<HTMLElement>('[data-list] button')
      ;(next ?? other)?.focus()
    })
  }

  async function onSave() {
    if (!mayChange(now())) return
    const sent = send({ type: 'submitted' })
    if (sent.step.at === 'saved') return setOpen(false)
    const saved = await props.onSave(service, sent.seen, sent.ids)
    if (saved.ok) {
      send({ type: 'saved' })
      setOpen(false)
    } else if ('now' in saved) send({ type: 'overtaken', seen: saved.now })
    else send({ type: 'refused', why: saved.why })
  }

  const overtaken = () => t('specialistsChanged', { names: seen.map(nameOf).join(', ') || t('nobody') })
  const fault = step.at === 'refused' ? step.why : step.at === 'overtaken' ? overtaken() : ''

  return (
    <SideDrawer
      title={t('drawerTitle', { service: props.serviceName })}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={props.onClosed}
      typed={ids}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
          <Button kind="primary" isBusy={step.at === 'sending'} onClick={() => void onSave()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div ref={lists} className={styles.lists}>
        {fault !== '' && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        <PersonList
          list="selected"
          title={t('selected')}
          nothing={t('selectedNone')}
          people={ids.map((id) => {
            const person = people.get(id)
            const name = nameOf(id)
            return { id, name: person?.isActive === false ? t('inactive', { name }) : name }
          })}
          icon={<IconMinus size={18} stroke={2} aria-hidden="true" />}
          labelOf={(name) => t('remove', { name })}
          onAct={(id) => move(id, false)}
        />
        <PersonList
          list="available"
          title={t('available')}
          nothing={t(hasNobody ? 'companyHasNone' : 'availableNone')}
          people={available}
          icon={<IconPlus size={18} stroke={2} aria-hidden="true" />}
          labelOf={(name) => t('add', { name })}
          onAct={(id) => move(id, true)}
        />
        <p role="status" className="rinda-only-heard">
          {said}
        </p>
      </div>
    </SideDrawer>
  )
}
