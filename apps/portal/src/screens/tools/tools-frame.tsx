import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useScreenTitle } from '../../session/screen-title.ts'
import { type Tool, tools } from './tool-list.ts'
import styles from './tools-frame.module.css'

/** Draws what stands around each tool: its name, the way to the others, and its acts. */
export function ToolsFrame(props: { tool: Tool; acts?: ReactNode; isWhole?: boolean; children: ReactNode }) {
  const { t } = useLatePhrases('toolbox')
  const { tool } = props
  useScreenTitle(t(tool))
  return (
    <div className={styles.screen} data-is-whole={props.isWhole || undefined}>
      <div className={styles.band}>
        <h1 className={styles.title}>
          <Link to="/tools" className={styles.up}>
            {t('title')}
          </Link>
          <IconChevronRight size={16} stroke={2} aria-hidden="true" />
          {t(tool)}
        </h1>
        <nav className={styles.tools} aria-label={t('all')}>
          {tools.map(({ name, link }) => (
            <Link
              key={name}
              {...link}
              className={styles.tool}
              aria-current={name === tool ? 'page' : undefined}
            >
              {t(name)}
            </Link>
          ))}
        </nav>
        {props.acts && <div className={styles.acts}>{props.acts}</div>}
      </div>
      {props.children}
    </div>
  )
}
