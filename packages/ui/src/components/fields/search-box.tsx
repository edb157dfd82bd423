import { TextInput } from '@mantine/core'
import { MantineLook } from '../mantine-look.tsx'
import '../../styles/mantine-fields.css'
import { IconSearch } from '@tabler/icons-react'
import { isSearched } from '../../search-text.ts'
import { useLookLabels } from '../rinda-provider.tsx'
import styles from './search-box.module.css'

/** Field for a search in a list. While too little is entered, it says how many characters a search takes. */
export function SearchBox(props: {
  label: string
  text: string
  onChange: (text: string) => void
  /** Says in the field what can be entered, where the label is only heard. */
  placeholder?: string
  className?: string | undefined
}) {
  const { searchMore } = useLookLabels()
  const { label, text, onChange } = props
  return (
    <MantineLook>
      <TextInput
        type="search"
        className={`${styles.box} ${props.className ?? ''}`}
        classNames={{ wrapper: styles.field ?? '', description: styles.hint ?? '' }}
        label={label}
        {...(props.placeholder && { placeholder: props.placeholder })}
        description={text !== '' && !isSearched(text) ? searchMore : undefined}
        inputWrapperOrder={['label', 'input', 'description']}
        leftSection={<IconSearch size={17} stroke={1.8} aria-hidden="true" />}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        // Enter seeks here; it does not save a form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </MantineLook>
  )
}
