import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import '../../styles/mantine-dialog.css'
import { useEscape } from '../../use-escape.ts'
import { useFirstOpening } from '../../use-first-opening.ts'
import { useGiveBack } from '../../use-give-back.ts'
import { useKeptHeight } from '../../use-kept-height.ts'
import { useIsAtMost } from '../../use-width.ts'
import { MantineLook } from '../mantine-look.tsx'
import { useLookLabels } from '../rinda-provider.tsx'
import styles from './dialog-frame.module.css'

export type DialogFrameProps = {
  title: ReactNode
  isOpen: boolean
  onClose: () => void
  /** Called once the leaving movement is over, or a second after closing where that is never drawn. It may be called twice. */
  onClosed?: () => void
  children: ReactNode
  /** Buttons at the foot, the one that acts last. */
  footer?: ReactNode
  /** Narrow for questions, 440 px; else as wide as a dialog may be, 700 px. */
  isNarrow?: boolean
  /** As high as a dialog may be: where what is in it changes its height, nothing moves away from whoever reaches for it. */
  isTall?: boolean
  /** More is to come into it: it keeps the height that it has now, also once that has come. */
  awaitsMore?: boolean
  /** A dialog that must be answered: no cross, no Escape, no click beside it. */
  isBlocking?: boolean
}

const goneAfterMs = 1_000

/** A dialog as it is drawn over the page: traps focus, gives it back, closes by Escape; the whole screen on a phone. */
export function DialogFrame(props: DialogFrameProps) {
  const { isBlocking = false, isNarrow = false } = props
  const labels = useLookLabels()
  useGiveBack(props.isOpen)
  useEscape(props.isOpen, isBlocking ? undefined : props.onClose)
  useGone(props.isOpen, props.onClosed)
  const isPhone = useIsAtMost(767)
  const isFull = isPhone && !isNarrow
  const { isDrawn, isOpen } = useFirstOpening(props.isOpen)
  const { height, measure } = useKeptHeight(`.${styles.content}`, {
    isOpen: props.isOpen,
    awaitsMore: (props.awaitsMore ?? false) && !isFull,
  })
  if (!isDrawn) return null
  return (
    <MantineLook>
      <Modal
        opened={isOpen}
        onClose={props.onClose}
        {...(props.onClosed ? { onExitTransitionEnd: props.onClosed } : {})}
        title={props.title}
        size={isNarrow ? 440 : 700}
        fullScreen={isFull}
        centered
        withCloseButton={!isBlocking}
        closeOnEscape={false}
        returnFocus={false}
        closeOnClickOutside={!isBlocking}
        // A header of the dialog, and not a second one of the page.
        attributes={{
          header: { role: 'none' },
          content: {
            'data-tall': props.isTall || undefined,
            'data-kept': height !== undefined || undefined,
          },
        }}
        styles={height !== undefined && !isFull ? { content: { height } } : {}}
        closeButtonProps={{ 'aria-label': labels.close }}
        overlayProps={{ backgroundOpacity: 0.45, color: '#0b1426' }}
        transitionProps={{ duration: 120, transition: 'fade' }}
        classNames={{
          ...{ header: styles.header ?? '', title: styles.title ?? '' },
          ...{ body: styles.body ?? '', content: styles.content ?? '' },
        }}
      >
        <div ref={measure} className={styles.inside}>
          {props.children}
        </div>
        {props.footer && (
          <div className={styles.footer} data-stays={!isNarrow || undefined}>
            {props.footer}
          </div>
        )}
      </Modal>
    </MantineLook>
  )
}

/** A page that nobody looks at draws no movement, and never tells of its end: what was closed is gone all the same. */
function useGone(isOpen: boolean, onClosed: (() => void) | undefined) {
  const latest = useRef(onClosed)
  latest.current = onClosed
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => latest.current?.(), goneAfterMs)
    return () => clearTimeout(timer)
  }, [isOpen])
}
