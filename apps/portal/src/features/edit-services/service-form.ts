import type { TextsDraft } from '@rinda/client/http/entity'
import type { Service, ServiceDraft } from '@rinda/client/set-up/locations'

/** A service as it is typed: numbers as texts, since a field may be empty, or hold what is no number. */
export type ServiceForm = {
  readonly name: TextsDraft
  readonly isVisible: boolean
  readonly isActive: boolean
  readonly qmsId: string
  readonly bmsId: string
  readonly duration: string
  readonly step: string
  readonly capacity: string
  readonly averageTime: string
  readonly tags: readonly string[]
  readonly bmsStartDate: string
  readonly bmsEndDate: string
  /** Things that visitors are asked for besides their form. */
  readonly config: { readonly asks_description: boolean; readonly asks_attachment: boolean }
}

export const emptyForm: ServiceForm = {
  name: {},
  isVisible: true,
  isActive: true,
  qmsId: '',
  bmsId: '',
  duration: '',
  step: '',
  capacity: '1',
  averageTime: '',
  tags: [],
  bmsStartDate: '',
  bmsEndDate: '',
  config: { asks_description: false, asks_attachment: false },
}

/** A service that is there, as it would have been typed. No id of another system is 0 on the wire, and empty here. */
export function formOf(service: Service): ServiceForm {
  const { lv, en, ru } = service.name
  return {
    name: { lv, en, ru },
    isVisible: service.isVisible,
    isActive: service.isActive,
    qmsId: idOf(service.qmsId),
    bmsId: idOf(service.bmsId),
    duration: String(service.duration ?? ''),
    step: String(service.step ?? ''),
    capacity: String(service.capacity),
    averageTime: String(service.averageTime),
    tags: service.tags,
    bmsStartDate: service.bmsStartDate ?? '',
    bmsEndDate: service.bmsEndDate ?? '',
    config: {
      asks_description: service.config.asks_description === true,
      asks_attachment: service.config.asks_attachment === true,
    },
  }
}

/** Gives the service that was typed. A text that is no number becomes NaN, so that its fault is found. */
export function draftOf(form: ServiceForm): ServiceDraft {
  return {
    name: form.name,
    isVisible: form.isVisible,
    isActive: form.isActive,
    qmsId: form.qmsId.trim(),
    bmsId: form.bmsId.trim(),
    duration: numberOrNull(form.duration),
    step: numberOrNull(form.step),
    capacity: numberOrNull(form.capacity) ?? Number.NaN,
    averageTime: numberOrNull(form.averageTime) ?? 0,
    tags: form.tags,
    bmsStartDate: form.bmsStartDate || null,
    bmsEndDate: form.bmsEndDate || null,
    config: form.config,
  }
}

/** Of what was typed that which is another than where it began: nothing else is sent, so nothing of others is undone. */
export function changesOf(form: ServiceForm, before: ServiceForm): ServiceDraft {
  const whole = draftOf(form) as Readonly<Record<string, unknown>>
  const changed = Object.keys(form).filter((name) => !isSame(form, before, name as keyof ServiceForm))
  return Object.fromEntries(changed.map((name) => [name, whole[name]]))
}

function isSame(one: ServiceForm, other: ServiceForm, name: keyof ServiceForm): boolean {
  return JSON.stringify(one[name]) === JSON.stringify(other[name])
}

function idOf(id: string | number): string {
  return id === 0 || id === '0' ? '' : String(id)
}

function numberOrNull(text: string): number | null {
  const plain = text.trim()
  if (plain === '') return null
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN
}
