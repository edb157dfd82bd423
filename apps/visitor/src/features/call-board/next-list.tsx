import { useEffect, useRef, useState } from 'react'
import type { Board } from '../../queue/board.ts'
import styles from './next-list.module.css'
import type { Turn } from './use-turn.ts'

type Props = { board: Pick<Board, 'next' | 'waiting'>; turn: Turn }

/** Shows those who are next, as many as there is room for; the last tile counts the rest. */
export function NextList({ board: { next, waiting }, turn: { t } }: Props) {
  const { place, room } = useRoom()
  const isTooMany = waiting > room
  const shown = next.slice(0, isTooMany ? Math.max(0, room - 1) : room)
  const rest = waiting - shown.length
  return (
    <section className={styles.next}>
      <h2>{t('next')}</h2>
      <ol ref={place} className={styles.list}>
        {shown.map(({ id, label }) => (
          <li key={id} data-next={label} data-long={label.length > 6}>
            {label}
          </li>
        ))}
        {rest > 0 && shown.length > 0 && <li data-rest>{t('more', { count: rest })}</li>}
        {waiting === 0 && <li className={styles.nobody}>{t('nobodyWaits')}</li>}
      </ol>
    </section>
  )
}

/** Counts the tiles that a list has room for, from its height and the measures that its styles give to a tile. */
function useRoom() {
  const place = useRef<HTMLOListElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const list = place.current
    if (!list) return
    const measure = () => {
      const { gridTemplateColumns, gridAutoRows, rowGap } = getComputedStyle(list)
      const columns = gridTemplateColumns.split(' ').length
      const [tile, gap] = [Number.parseFloat(gridAutoRows), Number.parseFloat(rowGap)]
      setRoom(columns * Math.max(1, Math.floor((list.clientHeight + gap) / (tile + gap))))
    }
    const watch = new ResizeObserver(measure)
    watch.observe(list)
    return () => watch.disconnect()
  }, [])
  return { place, room }
}
