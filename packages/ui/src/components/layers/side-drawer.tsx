import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import '../../styles/mantine-drawer.css'
import { useEscape } from '../../use-escape.ts'
import { useFirstOpening } from '../../use-first-opening.ts'
import { useGiveBack } from '../../use-give-back.ts'
import { useIsAtMost } from '../../use-width.ts'
import { MantineLook } from '../mantine-look.tsx'
import { useLookLabels } from '../rinda-provider.tsx'
import styles from './side-drawer.module.css'
import { useLeaving } from './use-leaving.tsx'

/** A drawer from the right, over the page: traps the focus, gives it back, closes by Escape; the whole screen on a phone. */
export function SideDrawer(props: {
  title: string
  isOpen: boolean
  onClose: () => void
  /**
   * Data that has been entered: once it differs from the beginning, Escape, the cross and a click beside ask
   * before it is lost.
   */
  typed?: unknown
  /** Called once the leaving movement is over. */
  onClosed: () => void
  children: ReactNode
  /** Buttons at the foot, the one that acts last; they stay in sight. */
  footer: ReactNode
}) {
  const labels = useLookLabels()
  useGiveBack(props.isOpen)
  const { leave, around } = useLeaving(props)
  useEscape(props.isOpen, leave)
  const isPhone = useIsAtMost(767)
  const { isDrawn, isOpen } = useFirstOpening(props.isOpen)
  if (!isDrawn) return around(null)
  return around(
    <MantineLook>
      <Drawer
        opened={isOpen}
        onClose={leave}
        closeOnEscape={false}
        returnFocus={false}
        onExitTransitionEnd={props.onClosed}
        position="right"
        size={isPhone ? '100%' : 460}
        title={props.title}
        // A header of the dialog, and not a second one of the page.
        attributes={{ header: { role: 'none' } }}
        closeButtonProps={{ 'aria-label': labels.close }}
        overlayProps={{ backgroundOpacity: 0.45, color: '#0b1426' }}
        transitionProps={{ duration: 120 }}
        classNames={{ title: styles.title ?? '', content: styles.content ?? '', body: styles.body ?? '' }}
      >
        <div className={styles.inside}>{props.children}</div>
        <div className={styles.footer}>{props.footer}</div>
      </Drawer>
    </MantineLook>,
  )
}
