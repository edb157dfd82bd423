import type { PlatformCompany } from '@rinda/client/people/platform'
import { makeId } from '@rinda/live/make-id'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { Faults } from '../../set-up/save-faults.ts'
import {
  type CompanyTyped,
  type CompanyWay,
  companyToSend,
  savedTexts,
  type TextField,
  textFields,
} from './company-typed.ts'
import { useKeptTyped } from './kept-typed.ts'
import { useMakeCompany } from './use-make-company.ts'

/**
 * Keeps what is typed of a company and saves it with its domain. A company is made once: what was sent without an answer is sent again as it was, and
 * what was typed since is saved after it.
 */
export function useCompanyStep(
  company: PlatformCompany | undefined,
  onMade: (id: number, way: CompanyWay) => void,
) {
  const { t } = useLatePhrases('setUp')
  const { typed, isResumed, type, forget } = useKeptTyped<CompanyTyped>(`company.${company?.id ?? 'new'}`)
  const saved = savedTexts(company)
  const texts = Object.fromEntries(textFields.map((name) => [name, typed[name] ?? saved[name]])) as Readonly<
    Record<TextField, string>
  >
  const { faults, isBusy, send, run } = useMakeCompany()

  /** Makes the company, or changes it where it is there; answers its id, or what is wrong. */
  async function saveCompany(): Promise<number | Faults> {
    const known = company?.id ?? typed.madeId ?? null
    const body = { company: companyToSend(company, texts) }
    if (known !== null) {
      if (Object.keys(body.company).length === 0) return known
      const changed = await send({ method: 'PATCH', path: `companies/${known}`, body })
      return 'id' in changed ? known : changed.faults
    }
    const wasUnanswered = typed.sent != null
    const sent = typed.sent ?? { body, key: makeId() }
    type({ sent })
    const made = await send({ method: 'POST', path: 'companies', ...sent })
    if (!('id' in made)) {
      if (!made.isUnanswered) type({ sent: null })
      return made.faults
    }
    const madeId = Number(made.id)
    type({ sent: null, madeId })
    if (!wasUnanswered || JSON.stringify(sent.body) === JSON.stringify(body)) return madeId
    const changed = await send({ method: 'PATCH', path: `companies/${madeId}`, body })
    return 'id' in changed ? madeId : changed.faults
  }

  async function saveDomain(companyId: number): Promise<Faults | null> {
    const domain = typed.domain?.trim() ?? ''
    if (domain === '') return null
    const body = { domain: { domain, company_id: companyId, partner: false } }
    const saved = await send({ method: 'POST', path: 'domains', body })
    return 'id' in saved ? null : saved.faults
  }

  return {
    texts,
    typed,
    faults,
    isBusy,
    isResumed: isResumed && Object.keys(typed).length > 0,
    type,
    forget,
    async onSave(): Promise<boolean> {
      let madeId: number | null = null
      const isSaved = await run(async () => {
        if (texts.name_lv.trim() === '') return new Map([['company/name_lv', t('validation.required')]])
        const id = await saveCompany()
        if (typeof id !== 'number') return id
        const refused = await saveDomain(id)
        if (!refused) madeId = id
        return refused
      })
      if (!isSaved) return false
      forget()
      if (company || madeId === null) return true
      onMade(madeId, typed.way ?? 'appointments')
      return false
    },
  }
}
