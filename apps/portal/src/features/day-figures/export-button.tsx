import type { DayFigures } from '@rinda/client/queue/day-figures'
import type { Location } from '@rinda/client/set-up/locations'
import { Button } from '@rinda/ui/components/button'
import { IconDownload } from '@tabler/icons-react'
import { download } from '../../session/download.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { figuresCsv } from './figures-csv.ts'
import type { SideNames } from './sides.ts'

/** Keeps the figures of a day as a file. */
export function ExportButton(props: { day: DayFigures; location: Location; names: SideNames }) {
  const { t } = useLatePhrases('dayFigures')
  const keep = () => {
    const words = {
      ...{ by: t('sides'), name: t('name'), total: t('total'), hours: t('hour'), services: t('services') },
      ...{ counters: t('counters'), origins: t('origins'), given: t('given'), served: t('served') },
      ...{ waited: t('waited'), waitedHigh: t('waitedHigh'), visit: t('visit'), visitHigh: t('visitHigh') },
      ...{ noShows: t('noShows'), canceled: t('canceled'), promised: t('promised'), kept: t('kept') },
      ...{ late: t('late'), saidLow: t('saidLow'), said: t('said'), saidHigh: t('saidHigh') },
      ...{ cameLow: t('cameLow'), came: t('came'), cameHigh: t('cameHigh') },
    }
    const name = `queue-${props.location.id}-${props.day.date}.csv`
    download(name, 'text/csv;charset=utf-8', figuresCsv(props.day, props.names, words))
  }
  return (
    <Button icon={<IconDownload size={18} stroke={2} aria-hidden="true" />} onClick={keep}>
      {t('export')}
    </Button>
  )
}
