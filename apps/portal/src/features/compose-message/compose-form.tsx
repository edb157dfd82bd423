import { Button } from '@rinda/ui/components/buttons/button'
import { Choice } from '@rinda/ui/components/fields/choice'
import { IconSend } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { type Ask, draftOf } from './asks.ts'
import styles from './composer.module.css'
import { FieldList } from './field-list.tsx'
import { type SchemaFault, schemaFaults } from './schema.ts'
import { useSend } from './use-send.ts'

type Parsed = { value: unknown; faults: readonly SchemaFault[] } | { syntax: string }

/** One message or call: its fields, its text with what is wrong in it, and the answer. */
export function ComposeForm(props: { asks: readonly Ask[]; ask: Ask; onAsk: (id: string) => void }) {
  const { t } = useLatePhrases('composer')
  const { ask } = props
  const [text, setText] = useState(() => draftOf(ask))
  const [path, setPath] = useState(ask.path)
  const { send, answer, isBusy } = useSend()
  const id = useId()
  const parsed = parse(ask, text)
  const faults = 'faults' in parsed ? parsed.faults : []
  const isSendable = 'value' in parsed && (ask.kind === 'message' || !/[{}]/.test(path))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSendable && !isBusy) void send(ask, path, parsed.value)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.side}>
        <Choice
          label={t(ask.kind)}
          options={props.asks.map((one) => ({ value: one.id, label: one.id }))}
          value={ask.id}
          onChange={props.onAsk}
        />
        {ask.summary && <p className={styles.quiet}>{ask.summary}</p>}
        <FieldList ask={ask} />
      </div>
      <div className={styles.main}>
        {ask.kind === 'call' && (
          <label className={styles.field}>
            {t('path')}
            <input
              className={styles.input}
              value={path}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => setPath(event.target.value)}
            />
          </label>
        )}
        {ask.schema && (
          <label className={styles.field}>
            {t('data')}
            <textarea
              className={styles.text}
              rows={9}
              spellCheck={false}
              aria-describedby={`${id}-faults`}
              aria-invalid={'syntax' in parsed || faults.length > 0}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        )}
        <ul id={`${id}-faults`} className={styles.faults} aria-live="polite" aria-label={t('faults')}>
          {'syntax' in parsed && <li>{t('syntax', { fault: parsed.syntax })}</li>}
          {ask.kind === 'call' && /[{}]/.test(path) && <li>{t('braces')}</li>}
          {faults.map(({ path: where, fault }) => (
            <li key={`${where} ${fault}`}>
              <code>{where || '/'}</code>: {t(`fault_${fault}`)}
            </li>
          ))}
        </ul>
        <div>
          <Button
            kind="primary"
            type="submit"
            icon={<IconSend size={17} stroke={1.8} aria-hidden="true" />}
            isBusy={isBusy}
            disabled={!isSendable}
          >
            {t('send')}
          </Button>
        </div>
        {answer && (
          <section
            className={styles.answer}
            aria-label={t('answer')}
            data-is-fault={!answer.isOk || undefined}
          >
            <h2 className={styles.part}>
              {t(answer.isOk ? 'answered' : 'refused')} · {t('ms', { number: answer.ms })}
            </h2>
            <pre
              className={styles.json}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
              tabIndex={0}
            >
              {JSON.stringify(answer.value, null, 2)}
            </pre>
          </section>
        )}
      </div>
    </form>
  )
}

/** Reads the text. What is wrong by the schema may be sent all the same: the server says what it thinks of it. */
function parse({ schema }: Ask, text: string): Parsed {
  if (!schema) return { value: undefined, faults: [] }
  try {
    const value: unknown = JSON.parse(text)
    return { value, faults: schemaFaults(schema, value) }
  } catch (error) {
    return { syntax: error instanceof Error ? error.message : String(error) }
  }
}
