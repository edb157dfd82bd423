import type { ButtonHTMLAttributes } from 'react'
import styles from './menu-item.module.css'

/** The look of an act in a panel for a link. */
export const menuItemClass = styles.item

/** Act in a panel that hangs from a button: its icon, and what it does. */
export function MenuItem(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return <button type="button" {...props} className={styles.item} />
}
