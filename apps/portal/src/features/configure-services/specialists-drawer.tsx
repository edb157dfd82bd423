import type { ServiceEntity } from '@rinda/client/set-up/service-calls'
import type { SpecialistSetUp } from '@rinda/client/set-up/specialist-calls'
import { Button } from '@rinda/ui/components/button'
import { SideDrawer } from '@rinda/ui/components/side-drawer'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { added, availableOf, isSameList, removed } from './chosen-list.ts'
import { PersonList } from './person-list.tsx'
import styles from './specialists-drawer.module.css'
import { type SavedList, servesOf } from './use-save-config.ts'

/** Who serves: those that are selected, in their order, and those of the company who could be. */
export function SpecialistsDrawer(props: {
  service: ServiceEntity
  serviceName: string
  people: ReadonlyMap<number, SpecialistSetUp>
  onSave: (service: ServiceEntity, seen: readonly number[], ids: readonly number[]) => Promise<SavedList>
  onClosed: () => void
}) {
  const { t, language } = useLatePhrases('serviceConfig')
  const { service, people } = props
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [seen, setSeen] = useState(() => servesOf(service))
  const [ids, setIds] = useState(seen)
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState('')
  const lists = useRef<HTMLDivElement>(null)
  const nameOf = (id: number) => people.get(id)?.name ?? String(id)
  const all = [...people.values()].toSorted((one, other) => one.name.localeCompare(other.name, language))
  const available = availableOf(all, service.companyId, ids)
  const hasNobody = !all.some(({ companyId }) => companyId === service.companyId)

  function move(id: number, isAdded: boolean) {
    const list = isAdded ? available.map((one) => one.id) : ids
    const place = list.indexOf(id)
    setIds(isAdded ? added(ids, id) : removed(ids, id))
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
    if (isBusy) return
    if (isSameList(ids, seen)) return setOpen(false)
    setBusy(true)
    setFault('')
    const saved = await props.onSave(service, seen, ids)
    setBusy(false)
    if (saved.ok) return setOpen(false)
    if ('now' in saved) {
      setSeen(saved.now)
      setFault(t('specialistsChanged', { names: saved.now.map(nameOf).join(', ') || t('nobody') }))
    } else setFault(saved.why)
  }

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
          <Button kind="primary" isBusy={isBusy} onClick={() => void onSave()}>
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
