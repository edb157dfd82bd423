import { IconCalendarCheck } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'kind' | 'icon'> & {
  /** `schedule` puts something into the calendar, and says so with its sign. */
  variant?: 'plain' | 'schedule'
}

/** The one act that a form is there for. */
export function ActionButton({ variant = 'plain', ...props }: ActionButtonProps) {
  const icon = variant === 'schedule' && <IconCalendarCheck size={18} stroke={1.8} aria-hidden="true" />
  return <Button {...props} kind="primary" icon={icon} />
}
