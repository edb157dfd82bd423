import { useIsAtMost } from '@rinda/ui/use-width'
import { useDeferredValue, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { ConsoleBar, type Shown } from './console-bar.tsx'
import { ConsoleRow } from './console-row.tsx'
import type { Entry } from './entry.ts'
import styles from './message-console.module.css'
import { useMessageLog } from './use-message-log.ts'

/** Shows what is sent and received by this page, live. A search counts and marks, and hides nothing. */
export function MessageConsole() {
  const { t } = useLatePhrases('messageConsole')
  const { state, send } = useMessageLog()
  const [shown, setShown] = useState<Shown>('all')
  const [sought, setSought] = useState('')
  const isInHand = useIsAtMost(767)
  const [isOpen, setOpen] = useState(!isInHand)
  const words = useDeferredValue(sought.trim().toLowerCase())
  const entries = state.entries.filter((entry) => isShown(entry, shown))
  const isFound = (entry: Entry) =>
    words !== '' && `${entry.name} ${entry.text}`.toLowerCase().includes(words)
  const found = entries.filter(isFound)
  return (
    <section className={styles.console} aria-label={t('title')} data-is-open={isOpen || undefined}>
      <ConsoleBar
        state={state}
        send={send}
        isOpen={isOpen}
        onOpen={setOpen}
        shown={shown}
        onShown={setShown}
        sought={sought}
        onSought={setSought}
        found={words === '' ? null : found.length}
        onNext={(step) => goTo(found, step)}
      />
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        <section className={styles.rows} aria-label={t('messages')} tabIndex={0}>
          {entries.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
          {entries.length > 0 && (
            <ol className={styles.list}>
              {entries.map((entry) => (
                <ConsoleRow key={entry.id} entry={entry} words={isFound(entry) ? words : ''} />
              ))}
            </ol>
          )}
        </section>
      )}
    </section>
  )
}

function isShown({ direction, isFault }: Entry, shown: Shown): boolean {
  return shown === 'all' || (shown === 'faults' ? isFault : direction === shown)
}

/** Shows the next of what was found, after the one that was shown last. */
function goTo(found: readonly Entry[], step: number): void {
  const entry = found[step % Math.max(1, found.length)]
  document.getElementById(`message-${entry?.id}`)?.scrollIntoView({ block: 'nearest' })
}
