import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { useCallback } from 'react'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import type { Column } from './columns.ts'

/** Gives the name at the head of a column, in the person's language. */
export function useColumnName(location: Location): (column: Column) => string {
  const { t } = usePhrases('calendar')
  const { language } = useSession()
  return useCallback(
    (column) => {
      if (column.kind === 'specialist') return column.name
      const service = location.services.find((one) => column.kind === 'service' && one.id === column.id)
      return service ? nameIn(language, service.name) : t('other')
    },
    [t, language, location],
  )
}
