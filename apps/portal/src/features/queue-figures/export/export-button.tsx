import { Button } from '@rinda/ui/components/buttons/button'
import { IconDownload } from '@tabler/icons-react'
import bar from '../../../queue/queue-bar.module.css'
import { download } from '../../../session/download.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { type CsvNames, type CsvPeriod, type CsvWords, figuresCsv, wordNames } from './figures-csv.ts'

/** Keeps the figures that are shown as a file. */
export function ExportButton(props: {
  periods: readonly CsvPeriod[]
  names: CsvNames
  /** Name of the file, without its ending. */
  fileName: string
}) {
  const { t } = useLatePhrases('queueFigures')
  const keep = () => {
    const words = Object.fromEntries(wordNames.map((name) => [name, t(name)])) as CsvWords
    download(`${props.fileName}.csv`, 'text/csv;charset=utf-8', figuresCsv(props.periods, props.names, words))
  }
  return (
    <Button icon={<IconDownload size={18} stroke={2} aria-hidden="true" />} onClick={keep}>
      <span className={bar.word}>{t('export')}</span>
    </Button>
  )
}
