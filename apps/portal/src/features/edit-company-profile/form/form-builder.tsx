import { type FormField, type FormFieldKey, formFieldKeys } from '@rinda/domain/company/profile'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { movedTo } from '@rinda/ui/sorting/places'
import { useSorting } from '@rinda/ui/sorting/use-sorting'
import { IconCheck, IconGripVertical, IconList, IconLock, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { fieldIcons } from './field-icons.ts'
import styles from './form-builder.module.css'
import { addable, added, isChoice, isFixed, kindOf, namedOptions, removed, withField } from './form-list.ts'
import { OptionsDialog } from './options-dialog.tsx'
import { useSortWords } from './use-sort-words.ts'

/** The fields of the booking form: dragged or moved by keys, asked for or free to be left empty, added and taken away. */
export function FormBuilder(props: {
  fields: readonly FormField[]
  onChange: (fields: readonly FormField[]) => void
  /** Hears which field is being changed, to show it in the preview. */
  onTouch: (key: FormFieldKey | null) => void
}) {
  const { fields, onChange, onTouch } = props
  const { t } = useLatePhrases('rules')
  const list = useRef<HTMLOListElement>(null)
  const [opened, setOpened] = useState<FormFieldKey | null>(null)
  const items = fields.map((field) => ({
    ...{ id: formFieldKeys.indexOf(field.key), name: t(`field_${field.key}`), field },
  }))
  const { order, held, said, handleOf } = useSorting({
    ...{ list, items, words: useSortWords() },
    onMove: (id, place) =>
      onChange(
        movedTo(
          fields,
          items.findIndex((item) => item.id === id),
          place,
        ),
      ),
  })
  const choice = fields.find(({ key }) => key === opened)

  return (
    <>
      <p id="form-keys" className="rinda-only-heard">
        {t('sortKeys')}
      </p>
      <ol ref={list} className={styles.list} aria-label={t('formFields')}>
        {order.map(({ id, name, field }) => {
          const { key, required, options } = field
          const kind = kindOf(field)
          const Icon = fieldIcons[kind]
          const note =
            kind === 'choice' ? t('optionCount', { count: options?.length ?? 0 }) : t(`kind_${kind}`)
          return (
            <li
              key={key}
              className={styles.item}
              data-is-held={id === held || undefined}
              onPointerEnter={() => onTouch(key)}
              onPointerLeave={() => onTouch(null)}
              onFocus={() => onTouch(key)}
              onBlur={() => onTouch(null)}
            >
              <button
                type="button"
                className={styles.handle}
                aria-label={t('move', { name })}
                aria-describedby="form-keys"
                aria-pressed={id === held}
                {...handleOf(id)}
              >
                <IconGripVertical size={18} stroke={1.8} aria-hidden="true" />
              </button>
              <span className={styles.icon}>
                <Icon size={17} stroke={1.8} aria-hidden="true" />
              </span>
              <span className={styles.names}>
                <span className={styles.name}>{name}</span>
                <span className={styles.note}>{note}</span>
              </span>
              {isChoice(field) && (
                <IconButton
                  isQuiet
                  label={t('editOptions', { name })}
                  icon={<IconList size={18} stroke={1.8} aria-hidden="true" />}
                  onClick={() => setOpened(key)}
                />
              )}
              <label className={styles.required} data-is-fixed={isFixed(key) || undefined}>
                <input
                  type="checkbox"
                  aria-label={t('requiredOf', { name })}
                  checked={required}
                  disabled={isFixed(key) && required}
                  onChange={(event) =>
                    onChange(withField(fields, key, { required: event.currentTarget.checked }))
                  }
                />
                <span aria-hidden="true">
                  {required && <IconCheck size={15} stroke={2} />}
                  {t('required')}
                </span>
              </label>
              {isFixed(key) ? (
                <span className={styles.lock} title={t('fixed')}>
                  <IconLock size={18} stroke={1.8} aria-hidden="true" />
                </span>
              ) : (
                <IconButton
                  isQuiet
                  label={t('remove', { name })}
                  icon={<IconTrash size={18} stroke={1.8} aria-hidden="true" />}
                  onClick={() => onChange(removed(fields, key))}
                />
              )}
            </li>
          )
        })}
      </ol>
      <fieldset className={styles.offered}>
        <legend className="rinda-only-heard">{t('addField')}</legend>
        {addable(fields).map((key) => {
          const Icon = fieldIcons[kindOf({ key, required: false })]
          return (
            <button
              key={key}
              type="button"
              className={styles.offer}
              aria-label={t('add', { name: t(`field_${key}`) })}
              onClick={() => {
                onChange(added(fields, key))
                if (isChoice({ key, required: false })) setOpened(key)
              }}
            >
              <Icon size={16} stroke={1.8} aria-hidden="true" />
              {t(`field_${key}`)}
            </button>
          )
        })}
      </fieldset>
      <p className="rinda-only-heard" role="status" aria-live="assertive">
        {said}
      </p>
      {choice && (
        <OptionsDialog
          name={t(`field_${choice.key}`)}
          options={choice.options ?? []}
          onSave={(options) =>
            onChange(
              options.length > 0 ? withField(fields, choice.key, { options }) : removed(fields, choice.key),
            )
          }
          onClosed={() => {
            // A choice that was left without a name to choose is none.
            if (namedOptions(choice.options ?? []).length === 0) onChange(removed(fields, choice.key))
            setOpened(null)
          }}
        />
      )}
    </>
  )
}
