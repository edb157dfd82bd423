import { IconCheck, IconChevronDown, IconSearch } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { foundAhead, nothingTyped, optionAfter, typedAhead } from '../../choosing/option-keys.ts'
import { plainText } from '../../search-text.ts'
import styles from './choice.module.css'

export type ChoiceOption = {
  readonly value: string
  readonly label: string
  /** The last of a group: a line follows it while nothing is searched. */
  readonly endsGroup?: boolean
}

type ChoiceProps = {
  /** Name of the choice, read aloud. */
  label: string
  options: readonly ChoiceOption[]
  value: string | null
  onChange: (value: string) => void
  /** Stands in the button while nothing is chosen. */
  placeholder?: string
  icon?: ReactNode
  /** Words of a search over a long list: its name, and what is said where nothing is found. Without them there is none. */
  search?: { readonly label: string; readonly nothing: string } | undefined
  /** Opens the list from outside, once each time it becomes true. */
  opensNow?: boolean
  className?: string
}

/** The list keeps this far from the edges of the screen; its greatest width in the style sheet is the screen less twice this. */
const marginPx = 12

/**
 * One of a list: a button that shows what is chosen and opens the list below it. Letters jump, arrows move; a long list can be searched
 * instead, from any part of a name and without its accents.
 */
export function Choice(props: ChoiceProps) {
  const { value, search } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [query, setQuery] = useState('')
  const typed = useRef(nothingTyped)
  const wanted = plainText(query).split(/\s+/).filter(Boolean)
  const options = props.options.filter(({ label }) => wanted.every((word) => plainText(label).includes(word)))
  const shown = props.options.find((option) => option.value === value)
  const chosen = options.findIndex((option) => option.value === value)

  const open = () => {
    setQuery('')
    setActive(
      Math.max(
        0,
        props.options.findIndex((option) => option.value === value),
      ),
    )
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    if (search) button.current?.focus({ preventScroll: true })
  }
  const pick = (index: number) => {
    const option = options[index]
    if (search && !option) return
    close()
    if (option && option.value !== value) props.onChange(option.value)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the will to open, not every new list
  useEffect(() => {
    if (!props.opensNow) return
    open()
    button.current?.focus({ preventScroll: true })
  }, [props.opensNow])

  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active, id])

  useEffect(() => {
    if (isOpen) field.current?.focus({ preventScroll: true })
  }, [isOpen])

  // Under its button, or as far to the side of it as the screen asks.
  useLayoutEffect(() => {
    if (!isOpen || !list.current || !root.current) return
    const { left } = root.current.getBoundingClientRect()
    const most = document.documentElement.clientWidth - marginPx - list.current.offsetWidth
    list.current.style.left = `${Math.max(marginPx, Math.min(left, most)) - left}px`
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target === field.current
    const isOfText = isTyping && (event.key === ' ' || event.key === 'Home' || event.key === 'End')
    const move = optionAfter(event.key, active, options.length)
    if (isOfText || event.nativeEvent.isComposing) return
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      open()
    } else if (event.key === 'Enter' || event.key === ' ') pick(active)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Tab') return setOpen(false)
    else if (move !== null) setActive(Math.max(0, move))
    else if (isTyping) return
    else if (event.key.length === 1) setActive(found(event.key) ?? active)
    event.preventDefault()
    event.stopPropagation()
  }

  const found = (letter: string) => {
    typed.current = typedAhead(typed.current, letter, Date.now())
    return foundAhead(
      options.map((option) => option.label),
      typed.current,
    )
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its button lets through
    <div
      ref={root}
      className={`${styles.choice} ${props.className ?? ''}`}
      data-label={props.label}
      // Escape closes the list, and what lies under it stays open.
      data-mantine-stop-propagation={isOpen || undefined}
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        role="combobox"
        aria-label={props.label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && !search ? `${id}-${active}` : undefined}
        className={styles.button}
        data-is-empty={shown === undefined || undefined}
        onClick={() => (isOpen ? setOpen(false) : open())}
        onKeyDown={onKeyDown}
      >
        {props.icon}
        <span className={styles.value} title={shown?.label}>
          {shown?.label ?? props.placeholder ?? ''}
        </span>
        <IconChevronDown size={17} stroke={2} aria-hidden="true" className={styles.arrow} />
      </button>
      <div ref={list} className={styles.list} hidden={!isOpen}>
        {isOpen && search && (
          // biome-ignore lint/a11y/noStaticElementInteractions: hears what its field lets through
          <div className={styles.search} onKeyDown={onKeyDown}>
            <IconSearch size={16} stroke={2} aria-hidden="true" />
            <input
              ref={field}
              type="search"
              aria-label={search.label}
              placeholder={search.label}
              aria-controls={`${id}-list`}
              aria-activedescendant={options.length > 0 ? `${id}-${active}` : undefined}
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={(event) => {
                setQuery(event.currentTarget.value)
                setActive(0)
              }}
            />
          </div>
        )}
        <div id={`${id}-list`} role="listbox" aria-label={props.label} className={styles.options}>
          {isOpen &&
            options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the button
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the button, which names the active option
              <div
                key={option.value}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === chosen}
                className={styles.option}
                data-is-active={index === active || undefined}
                data-ends-group={(wanted.length === 0 && option.endsGroup) || undefined}
                onPointerMove={() => setActive(index)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(index)}
              >
                <span className={styles.optionText}>{option.label}</span>
                {index === chosen && <IconCheck size={16} stroke={2} aria-hidden="true" />}
              </div>
            ))}
        </div>
        {search && (
          <p role="status" className={styles.nothing}>
            {isOpen && options.length === 0 ? search.nothing : ''}
          </p>
        )}
      </div>
    </div>
  )
}
