import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCheck,
  IconHourglassLow,
  IconLock,
} from '@tabler/icons-react'
import type { SlotState } from './slot-state.ts'
import styles from './state-colors.module.css'

/** States that some screen draws: those of a slot, and two by which the week says several of them in one. */
type DrawnState = SlotState | 'coming' | 'attention'

/** Class that gives an element with `data-state` the colours of that state, as `--bar`, `--wash`, `--text` and `--hatch`. */
export const stateColors = styles.colors

/** Marks of the states, so that colour never speaks alone. What is to come and what is over needs none. */
export const stateMarks = {
  booked: null,
  coming: null,
  past: null,
  attended: IconCheck,
  pending: IconHourglassLow,
  blocked: IconLock,
  late: IconAlertCircle,
  attention: IconAlertTriangle,
} as const satisfies Record<DrawnState, unknown>
