import { Button } from '@rinda/ui/components/buttons/button'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import {
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react'
import { useRef } from 'react'
import { download } from '../../session/download.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './message-console.module.css'
import type { LogEvent, LogState } from './message-log.ts'

export type Shown = 'all' | 'received' | 'sent' | 'faults'

/** Offers what can be done with the messages: choose, search, pause, save, clear. */
export function ConsoleBar(props: {
  state: LogState
  send: (event: LogEvent) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  shown: Shown
  onShown: (shown: Shown) => void
  sought: string
  onSought: (sought: string) => void
  /** Number of messages in which the text is found; null while nothing is sought. */
  found: number | null
  /** Goes on to the nth of them. */
  onNext: (step: number) => void
}) {
  const { t } = useLatePhrases('messageConsole')
  const { state, send, isOpen } = props
  const { entries, waiting, isPaused } = state
  const faults = entries.filter(({ isFault }) => isFault).length
  const step = useRef(0)
  const save = () => {
    const lines = entries.map(({ at, id: _, ...entry }) =>
      JSON.stringify({ at: new Date(at).toISOString(), ...entry }),
    )
    download('messages.jsonl', 'application/x-ndjson', lines.join('\n'))
  }
  return (
    <div className={styles.bar}>
      <h2 className={styles.title}>{t('title')}</h2>
      <IconButton
        isQuiet
        label={t(isOpen ? 'fold' : 'unfold')}
        aria-expanded={isOpen}
        icon={
          isOpen ? (
            <IconChevronDown size={18} aria-hidden="true" />
          ) : (
            <IconChevronUp size={18} aria-hidden="true" />
          )
        }
        onClick={() => props.onOpen(!isOpen)}
      />
      {isOpen && (
        <>
          <SegmentedSwitch<Shown>
            label={t('shown')}
            segments={[
              { value: 'all', label: t('all') },
              { value: 'received', label: t('received') },
              { value: 'sent', label: t('sent') },
              { value: 'faults', label: t('faults', { number: faults }) },
            ]}
            value={props.shown}
            onChange={props.onShown}
          />
          <div className={styles.search}>
            <input
              type="search"
              className={styles.field}
              aria-label={t('search')}
              placeholder={t('search')}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              value={props.sought}
              onChange={(event) => {
                step.current = 0
                props.onSought(event.target.value)
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter') props.onNext(step.current++)
                if (event.key !== 'Escape' || props.sought === '') return
                event.preventDefault()
                props.onSought('')
              }}
            />
            <span className={styles.found} role="status">
              {props.found !== null &&
                (props.found === 0 ? t('foundNone') : t('found', { count: props.found }))}
            </span>
          </div>
          <div className={styles.acts}>
            <Button
              aria-pressed={isPaused}
              icon={
                isPaused ? (
                  <IconPlayerPlay size={17} stroke={1.8} aria-hidden="true" />
                ) : (
                  <IconPlayerPause size={17} stroke={1.8} aria-hidden="true" />
                )
              }
              onClick={() => send({ type: isPaused ? 'resumed' : 'paused' })}
            >
              {!isPaused
                ? t('pause')
                : waiting.length === 0
                  ? t('resume')
                  : t('resumeWith', { number: waiting.length })}
            </Button>
            <IconButton
              label={t('save')}
              icon={<IconDownload size={18} stroke={1.8} aria-hidden="true" />}
              disabled={entries.length === 0}
              onClick={save}
            />
            <IconButton
              label={t('clear')}
              icon={<IconTrash size={18} stroke={1.8} aria-hidden="true" />}
              disabled={entries.length === 0}
              onClick={() => send({ type: 'cleared' })}
            />
          </div>
        </>
      )}
    </div>
  )
}
