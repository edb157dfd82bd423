import { IconAlertTriangle, IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { memo, type ReactNode, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { consoleTime } from './console-time.ts'
import { type Entry, safeJson } from './entry.ts'
import styles from './message-console.module.css'

/** Characters of a message that its line shows; all of it is shown once it is opened. */
const previewLength = 240
/** Characters of an opened message that are shown: more would only make the page slow. The file has all. */
const mostLength = 20_000

/** One message in a line; a click shows all of it. */
export const ConsoleRow = memo(function ConsoleRow({ entry, words }: { entry: Entry; words: string }) {
  const { t } = useLatePhrases('messageConsole')
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { direction, name, text, isFault, ms } = entry
  const Icon = isFault ? IconAlertTriangle : direction === 'sent' ? IconArrowUp : IconArrowDown
  return (
    <li
      id={`message-${entry.id}`}
      className={styles.row}
      data-is-fault={isFault || undefined}
      data-is-found={words !== '' || undefined}
      data-message={direction}
    >
      <button type="button" className={styles.line} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <time className={styles.at}>{consoleTime(entry.at, user.profile.zone)}</time>
        <span className={styles.direction} data-direction={direction}>
          <Icon size={15} stroke={2} aria-hidden="true" />
          <span className="rinda-only-heard">
            {t(isFault ? 'isFault' : direction === 'sent' ? 'isSent' : 'isReceived')}
          </span>
        </span>
        <span className={styles.name}>{marked(name, words)}</span>
        <span className={styles.text}>{marked(previewOf(text, words), words)}</span>
        <span className={styles.ms}>{ms === null ? '' : t('ms', { number: ms })}</span>
      </button>
      {isOpen && <pre className={styles.whole}>{wholeOf(text) || t('empty')}</pre>}
    </li>
  )
})

/** The beginning of a text, or the part of it in which the words stand. */
function previewOf(text: string, words: string): string {
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words)
  const from = Math.max(0, at - 40)
  return `${from > 0 ? '…' : ''}${text.slice(from, from + previewLength)}`
}

function wholeOf(text: string): string {
  if (text === '') return ''
  const whole = safeJson(JSON.parse(text), 2)
  return whole.length > mostLength ? `${whole.slice(0, mostLength)}…` : whole
}

function marked(text: string, words: string): ReactNode {
  const at = words === '' ? -1 : text.toLowerCase().indexOf(words)
  if (at < 0) return text
  const till = at + words.length
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, till)}</mark>
      {text.slice(till)}
    </>
  )
}
