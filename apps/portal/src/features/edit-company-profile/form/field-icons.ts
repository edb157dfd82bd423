import { IconAt, IconListCheck, IconNotes, IconPhone, IconTypography, IconWorld } from '@tabler/icons-react'
import type { FieldKind } from './form-list.ts'

/** Signs of the kinds of fields. */
export const fieldIcons: Readonly<Record<FieldKind, typeof IconAt>> = {
  text: IconTypography,
  long: IconNotes,
  phone: IconPhone,
  email: IconAt,
  choice: IconListCheck,
  address: IconWorld,
}
