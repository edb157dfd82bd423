import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { SetUpFrame } from '../set-up/set-up-frame.tsx'
import { tools } from './tool-list.ts'
import styles from './tools.module.css'

/** `/tools`: what there is to look inside, and where it leads. */
export function ToolsScreen() {
  const { t } = useLatePhrases('toolbox')
  return (
    <SetUpFrame title={t('title')}>
      <ul className={styles.tools}>
        {tools.map(({ name, link }) => (
          <li key={name}>
            <Link {...link} className={styles.tool}>
              <span className={styles.name}>
                {t(name)}
                <IconChevronRight size={18} stroke={2} aria-hidden="true" />
              </span>
              <span className={styles.text}>{t(`${name}Text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </SetUpFrame>
  )
}
