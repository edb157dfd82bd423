import { TextInput } from '@mantine/core'
import type { GeoPlace } from '@rinda/client/set-up/places'
import { Button } from '@rinda/ui/components/buttons/button'
import '@rinda/ui/styles/mantine-fields.css'
import { type KeyboardEvent, useId } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './choose-place.module.css'
import { PlaceOptions } from './place-options.tsx'
import { usePlaceSearch } from './use-place-search.ts'

/** A field in which a town, or an address, is looked for; what is chosen from the list below it is where the map goes. */
export function PlaceSearch({ onChoose }: { onChoose: (place: GeoPlace) => void }) {
  const { t } = useLatePhrases('newLocation')
  const search = usePlaceSearch()
  const { places, active, isOpen } = search
  const id = useId()
  const choose = (place: GeoPlace | undefined) => {
    if (!place) return
    search.settle(place.name)
    onChoose(place)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      if (isOpen && active >= 0) choose(places[active])
      else if (search.findsAddresses) search.ask()
      else choose(places[0])
    } else if (event.key === 'ArrowDown') {
      if (isOpen) search.setActive(Math.min(active + 1, places.length - 1))
      else search.open()
    } else if (event.key === 'ArrowUp' && isOpen) search.setActive(Math.max(active - 1, -1))
    else if (event.key === 'Escape' && isOpen) search.close()
    else return
    // Enter chooses here, and sends no form; Escape closes the list, and no dialog.
    event.preventDefault()
    event.stopPropagation()
  }

  const answer = places.length === 0 ? t('nothingFound') : t('found', { count: places.length })
  const said = isOpen && !search.isFetching && !search.isError ? answer : ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its field lets through
    <div
      className={styles.search}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) search.close()
      }}
    >
      <TextInput
        className={styles.searchField ?? ''}
        label={search.findsAddresses ? t('findAddress') : t('findTown')}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(isOpen && active >= 0 ? { 'aria-activedescendant': `${id}-${active}` } : {})}
        autoComplete="off"
        spellCheck={false}
        // A dialog around it would hear Escape before this field does.
        data-mantine-stop-propagation={isOpen || undefined}
        value={search.text}
        onKeyDown={onKeyDown}
        onChange={(event) => search.type(event.currentTarget.value)}
      />
      {search.findsAddresses && <Button onClick={search.ask}>{t('find')}</Button>}
      <PlaceOptions id={id} search={search} onChoose={choose} />
      <span className="rinda-only-heard" role="status">
        {said}
      </span>
    </div>
  )
}
