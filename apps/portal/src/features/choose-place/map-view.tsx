import { useEffect, useId, useRef } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './choose-place.module.css'
import { drawMap, type MapLook } from './leaflet-map.ts'
import { onceNear } from './once-near.ts'
import { isPoint, type Point } from './point.ts'

type MapViewProps = {
  value: Point
  tiles: MapLook['tiles']
  /** Grows with each place that was found: there the map goes, however far it is. */
  visit: number
  onChange: (value: Point) => void
}

/** The map itself. It says nothing that the numbers beside it do not say. */
export function MapView({ value, tiles, visit, onChange }: MapViewProps) {
  const { t, language } = useLatePhrases('newLocation')
  const element = useRef<HTMLDivElement>(null)
  const drawn = useRef<ReturnType<typeof drawMap>>(null)
  const visited = useRef(visit)
  const latest = useRef({ onChange, value })
  latest.current = { onChange, value }
  const hint = useId()
  const [url, attribution] = [tiles?.url, tiles?.attribution]

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew for another ground or language; the rest moves it
  useEffect(() => {
    const ground = element.current
    if (!ground) return
    const words = {
      zoomIn: t('zoomIn'),
      zoomOut: t('zoomOut'),
      marker: t('mapMark'),
      outlineSource: 'Natural Earth · GeoNames',
    }
    const look = { tiles: url === undefined ? null : { url, attribution: attribution ?? '' }, words }
    // Far down a long form most never come to it, and it is as dear as the rest of the form.
    return onceNear(ground, () => {
      const map = drawMap(ground, latest.current.value, look, (point) => latest.current.onChange(point))
      drawn.current = map
      return () => {
        drawn.current = null
        map.remove()
      }
    })
  }, [url, attribution, language])

  const { latitude, longitude } = value
  useEffect(() => {
    if (!isPoint({ latitude, longitude })) return
    drawn.current?.put({ latitude, longitude }, visited.current !== visit)
    visited.current = visit
  }, [latitude, longitude, visit])

  return (
    <>
      <div
        ref={element}
        className={styles.map}
        role="application"
        aria-label={t('map')}
        aria-describedby={hint}
      />
      <p id={hint} className={styles.hint}>
        {t('mapHint')}
      </p>
    </>
  )
}
