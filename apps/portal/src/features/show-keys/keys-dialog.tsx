import { KeyCap } from '@rinda/ui/components/buttons/key-cap'
import { Switch } from '@rinda/ui/components/fields/switch'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import type { KeyBinding } from '../../session/keys.ts'
import { usePhrases } from '../../session/phrases.ts'
import styles from './keys-dialog.module.css'

const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** Keys that act now, and a switch for those of one letter or sign. */
export function KeysDialog(props: {
  keys: readonly KeyBinding[]
  areLettersOn: boolean
  onTurn: (areOn: boolean) => void
  isOpen: boolean
  onClose: () => void
}) {
  const { t } = usePhrases('shell')
  const groups = [
    { title: t('keysGroupScreen'), keys: props.keys.filter((binding) => !binding.isEverywhere) },
    { title: t('keysGroupEverywhere'), keys: props.keys.filter((binding) => binding.isEverywhere) },
  ]
  return (
    <Dialog title={t('keysTitle')} isOpen={props.isOpen} onClose={props.onClose} isNarrow>
      {groups
        .filter(({ keys }) => keys.length > 0)
        .map(({ title, keys }) => (
          <section key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.keys}>
              {keys.map(({ key, label }) => (
                <div key={key} className={styles.line}>
                  <dt>
                    <KeyCap>{signs[key] ?? (key === ' ' ? t('keyNameSpace') : key)}</KeyCap>
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      <div className={styles.letters}>
        <Switch
          label={t('keysLetters')}
          text={t('keysLetters')}
          isOn={props.areLettersOn}
          onChange={props.onTurn}
        />
        <p>{t('keysLettersHint')}</p>
      </div>
    </Dialog>
  )
}
