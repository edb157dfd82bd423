import { Button } from '@rinda/ui/components/buttons/button'
import { IconPlayerPause, IconUserCheck } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'

const look = { size: 18, stroke: 1.8, 'aria-hidden': true } as const

/** Acts of the counter's bar: checking somebody in, where appointments are made, and a break. */
export function BarActs(props: {
  onCheckIn: (() => void) | undefined
  mayPause: boolean
  onPause: () => void
}) {
  const { t } = useLatePhrases('counter')
  return (
    <>
      {props.onCheckIn && (
        <Button aria-keyshortcuts="c" onClick={props.onCheckIn} icon={<IconUserCheck {...look} />}>
          {t('checkInTitle')}
        </Button>
      )}
      <Button
        aria-disabled={!props.mayPause || undefined}
        aria-keyshortcuts="p"
        onClick={props.onPause}
        icon={<IconPlayerPause {...look} />}
      >
        {t('pause')}
      </Button>
    </>
  )
}
