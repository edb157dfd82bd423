import { Button } from '@rinda/ui/components/buttons/button'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBellRinging,
  IconCheck,
  IconCirclePlus,
  IconClockPause,
  IconUserOff,
} from '@tabler/icons-react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from './act-buttons.module.css'
import type { CounterActs } from './use-counter-acts.ts'

const look = { size: 18, stroke: 1.8, 'aria-hidden': true } as const

/** Buttons for all that can be done with whoever stands at the counter, each with its key. */
export function ActButtons(props: {
  label: string
  isBusy: boolean
  isLost: boolean
  acts: CounterActs
  onTransfer: () => void
  onServices: () => void
}) {
  const { t } = useLatePhrases('counter')
  const { acts } = props
  const rest = [
    { isOften: true, name: 'recall', key: 'R', icon: <IconBellRinging {...look} />, run: acts.recall },
    { isOften: true, name: 'no_show', key: 'X', icon: <IconUserOff {...look} />, run: acts.noShow },
    {
      isOften: false,
      name: 'transfer',
      key: 'T',
      icon: <IconArrowForwardUp {...look} />,
      run: props.onTransfer,
    },
    {
      isOften: false,
      name: 'add_services',
      key: 'A',
      icon: <IconCirclePlus {...look} />,
      run: props.onServices,
    },
    { isOften: false, name: 'hold', key: 'H', icon: <IconClockPause {...look} />, run: acts.hold },
    {
      isOften: false,
      name: 'return_to_line',
      key: 'B',
      icon: <IconArrowBackUp {...look} />,
      run: acts.returnToLine,
    },
  ] as const
  // While an act is on its way the buttons keep their place and their focus, and do nothing.
  const waits = props.isBusy || props.isLost ? { 'aria-disabled': true } : {}
  return (
    <fieldset aria-label={t('acts', { label: props.label })} className={styles.acts}>
      <Button
        {...waits}
        className={styles.finish}
        onClick={acts.finish}
        aria-keyshortcuts="f"
        icon={<IconCheck {...look} />}
      >
        {t('finish')}
        <kbd className={styles.key}>F</kbd>
      </Button>
      {rest.map(({ isOften, name, key, icon, run }) => (
        <Button
          key={name}
          {...waits}
          className={styles.act}
          onClick={run}
          aria-keyshortcuts={key.toLowerCase()}
          icon={icon}
        >
          {t(name)}
          {isOften && <kbd className={styles.key}>{key}</kbd>}
        </Button>
      ))}
    </fieldset>
  )
}
