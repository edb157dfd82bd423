import { Checkbox, MultiSelect } from '@mantine/core'
import '../../styles/mantine-pills.css'
import { useState } from 'react'
import styles from './limit-picker.module.css'

export type Choice = { id: number; name: string }
export type ChoiceGroup = { name: string; choices: readonly Choice[] }

/** Texts of the picker: its two ways, the search by name, and those for nothing chosen and nothing found. */
export type LimitTexts = {
  all: string
  only: string
  nothingChosen: string
  findByName: string
  nothingFound: string
}

/** All of a company's locations or services, or only those that are chosen, by name. */
export function LimitPicker(props: {
  texts: LimitTexts
  groups: readonly ChoiceGroup[]
  ids: readonly number[] | null
  fault: string | undefined
  onChange: (ids: readonly number[] | null) => void
}) {
  const { texts } = props
  const { ids, groups, onChange } = props
  const [sought, setSought] = useState('')
  const isNothing = ids?.length === 0
  const options = optionsOf(groups, ids ?? [])
  // Said below the label and not in the list: a list of options has options alone.
  const isFound = options.some((one) =>
    ('items' in one ? one.items : [one]).some(({ label }) =>
      label.toLowerCase().includes(sought.trim().toLowerCase()),
    ),
  )
  const hint = isNothing ? texts.nothingChosen : undefined
  return (
    <div className={styles.limit}>
      <Checkbox
        label={texts.all}
        checked={ids === null}
        error={ids === null && props.fault}
        onChange={(event) => onChange(event.currentTarget.checked ? null : [])}
      />
      {ids !== null && (
        <MultiSelect
          label={texts.only}
          description={sought !== '' && !isFound ? texts.nothingFound : hint}
          placeholder={isNothing ? texts.findByName : ''}
          data={options}
          onSearchChange={setSought}
          value={ids.map(String)}
          error={props.fault}
          searchable
          hidePickedOptions
          // The list itself scrolls: its parent would be a place to scroll that no key reaches.
          withScrollArea={false}
          classNames={{ options: styles.options ?? '' }}
          renderOption={({ option }) => nameIn(groups, option.value) ?? option.label}
          onChange={(chosen) => onChange(chosen.map(Number))}
        />
      )}
    </div>
  )
}

/**
 * Lists the options by group. A chosen one is shown with its group, since services of several locations have
 * the same names; in the list it stands under the group. An id without a known name is shown as its number,
 * so that it can be taken away.
 */
function optionsOf(groups: readonly ChoiceGroup[], ids: readonly number[]) {
  const nameless = ids.map(String).filter((id) => nameIn(groups, id) === undefined)
  const named = groups
    .filter(({ choices }) => choices.length > 0)
    .map(({ name: group, choices }) => ({
      group,
      items: choices.map(({ id, name }) => ({
        value: String(id),
        label: group === '' ? name : `${name} · ${group}`,
      })),
    }))
  return [...nameless.map((id) => ({ value: id, label: id })), ...named]
}

function nameIn(groups: readonly ChoiceGroup[], value: string): string | undefined {
  return groups.flatMap(({ choices }) => choices).find(({ id }) => String(id) === value)?.name
}
