import { Dialog } from '@rinda/ui/components/dialog'
import { KeyCap } from '@rinda/ui/components/key-cap'
import type { KeyBinding } from '../../session/keys.ts'
import { usePhrases } from '../../session/phrases.ts'
import styles from './keys-dialog.module.css'

const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

export function KeysDialog(props: { keys: readonly KeyBinding[]; isOpen: boolean; onClose: () => void }) {
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
    </Dialog>
  )
}
