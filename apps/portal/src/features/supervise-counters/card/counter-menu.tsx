import type { Ticket } from '@rinda/client/queue/tickets'
import { iconButtonClass } from '@rinda/ui/components/buttons/icon-button'
import { MenuItem } from '@rinda/ui/components/buttons/menu-item'
import { Panel } from '@rinda/ui/components/layers/panel'
import {
  IconArrowBackUp,
  IconBellRinging,
  IconCheck,
  IconDots,
  IconLock,
  IconUserCog,
  IconUserOff,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { TicketAct } from '../act/use-supervise-acts.ts'
import styles from './counter-menu.module.css'

const look = { size: 18, stroke: 1.8, 'aria-hidden': true } as const

/** Menu of what else can be done with a counter, and with whoever stands at it: also where its agent has left. */
export function CounterMenu(props: {
  name: string
  ticket: Ticket | null
  isOpen: boolean
  onTicket: (act: TicketAct) => void
  onAssign: () => void
  onClose: () => void
}) {
  const { t } = useLatePhrases('supervise')
  const { ticket, onTicket } = props
  const label = ticket?.label ?? ''
  const ofTicket: Item[] = [
    {
      name: 'recall',
      icon: <IconBellRinging {...look} />,
      text: t('recall', { label }),
      run: () => onTicket('recall'),
    },
    {
      name: 'finish',
      icon: <IconCheck {...look} />,
      text: t('finish', { label }),
      run: () => onTicket('finish'),
    },
    {
      name: 'no_show',
      icon: <IconUserOff {...look} />,
      text: t('noShow', { label }),
      run: () => onTicket('no_show'),
    },
    {
      name: 'return_to_line',
      icon: <IconArrowBackUp {...look} />,
      text: t('backToLine', { label }),
      run: () => onTicket('return_to_line'),
    },
  ]
  const items: Item[] = [
    ...(ticket ? ofTicket : []),
    { name: 'assign', icon: <IconUserCog {...look} />, text: t('assign'), run: props.onAssign },
    ...(props.isOpen
      ? [{ name: 'close', icon: <IconLock {...look} />, text: t('close'), run: props.onClose }]
      : []),
  ]
  return (
    <Panel
      label={t('more', { counter: props.name })}
      button={<IconDots size={18} stroke={2} aria-hidden="true" />}
      buttonClassName={iconButtonClass()}
      isFromRight
    >
      {(close) => (
        <ul className={styles.items}>
          {items.map(({ name, icon, text, run }) => (
            <li key={name}>
              <MenuItem
                data-act={name}
                onClick={() => {
                  close()
                  run()
                }}
              >
                {icon}
                {text}
              </MenuItem>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

type Item = {
  readonly name: string
  readonly icon: ReactNode
  readonly text: string
  readonly run: () => void
}
