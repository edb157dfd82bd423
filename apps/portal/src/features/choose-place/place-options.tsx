import type { GeoPlace } from '@rinda/client/set-up/places'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './choose-place.module.css'
import type { usePlaceSearch } from './use-place-search.ts'

type PlaceOptionsProps = {
  id: string
  search: ReturnType<typeof usePlaceSearch>
  onChoose: (place: GeoPlace) => void
}

/** The places that were found, below the field; who knew them stands at the end. */
export function PlaceOptions({ id, search, onChoose }: PlaceOptionsProps) {
  const { t, language } = useLatePhrases('newLocation')
  const { places, active, meta } = search
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  const isNothing = !search.isFetching && places.length === 0
  return (
    <div className={styles.found} hidden={!search.isOpen}>
      {search.isError && <p className={styles.note}>{t('searchFailed')}</p>}
      {!search.isError && meta?.geocoder_failed && <p className={styles.note}>{t('onlyTowns')}</p>}
      {!search.isError && isNothing && <p className={styles.note}>{t('nothingFound')}</p>}
      <div id={`${id}-list`} role="listbox" aria-label={t('foundPlaces')}>
        {search.isOpen &&
          places.map((place, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
            <div
              key={place.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              data-is-active={index === active || undefined}
              ref={index === active ? (option) => option?.scrollIntoView({ block: 'nearest' }) : null}
              onPointerMove={() => search.setActive(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(place)}
            >
              <strong>{place.name}</strong>
              <span className={styles.region}>
                {place.region || (place.country === '' ? '' : countries.of(place.country))}
              </span>
            </div>
          ))}
      </div>
      {places.length > 0 && meta && <p className={styles.source}>{meta.attribution.text}</p>}
    </div>
  )
}
