import { nameIn } from '@rinda/client/http/names'
import type { Service } from '@rinda/client/set-up/locations'
import { SortableList } from '@rinda/ui/components/lists/sortable-list'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { positionsAfterMove } from '../../set-up/positions.ts'
import { useSaveService } from '../../set-up/use-save-service.ts'

type ServiceOrderProps = { locationId: number; services: readonly Service[] }

/** The order in which the services of a location are shown everywhere. What is put down is saved at once. */
export function ServiceOrder({ locationId, services }: ServiceOrderProps) {
  const { t, language } = useLatePhrases('locationServices')
  const { save } = useSaveService()

  function onMove(id: number, place: number) {
    for (const { id: serviceId, position } of positionsAfterMove(services, id, place))
      void save({ locationId, serviceId }, { position }, { isQuiet: serviceId !== id })
  }
  const said = (key: 'taken' | 'moved' | 'dropped') => (name: string, place: number, count: number) =>
    t(key, { name, place, count })
  return (
    <SortableList
      label={t('title')}
      items={services.map(({ id, name }) => ({ id, name: nameIn(language, name) }))}
      words={{
        handle: (name) => t('handleOf', { name }),
        keys: t('reorderKeys'),
        taken: said('taken'),
        moved: said('moved'),
        dropped: said('dropped'),
        putBack: (name) => t('putBack', { name }),
      }}
      onMove={onMove}
    />
  )
}
