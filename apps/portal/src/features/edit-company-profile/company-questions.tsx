import type { PlatformCompany } from '@rinda/client/people/platform'
import type { WaysIn } from '../../session/ways-in.ts'
import { type Faults, faultAt } from '../../set-up/save-faults.ts'
import { answerIn } from './override-draft.ts'
import { QuestionField } from './question-field.tsx'
import { isAsked, workQuestions } from './questions.ts'

/** The questions that a company is mostly asked before its first visitor. */
const firstQuestions: ReadonlySet<string> = new Set([
  'slots.defaultMinutes',
  'booking.visitorCode',
  'booking.visitorApproval',
  'queue.graceMinutes',
  'queue.checkInBeforeMinutes',
  'queue.mostAppointmentsInRow',
])

/** The few rules that are asked of a company which begins: what is left empty stays as usual. */
export function CompanyQuestions(props: {
  company: PlatformCompany
  ways: WaysIn
  answers: Readonly<Record<string, string>>
  faults: Faults
  onChange: (path: string, value: string) => void
}) {
  const { company, answers, faults } = props
  return workQuestions
    .filter((question) => firstQuestions.has(question.path) && isAsked(question, props.ways))
    .map((question) => (
      <QuestionField
        key={question.path}
        question={question}
        value={answers[question.path] ?? ''}
        inherited={answerIn(company.inherited, question.path)}
        fault={faultAt(faults, `company/profile/${question.path.replaceAll('.', '/')}`)}
        onChange={(value) => props.onChange(question.path, value)}
      />
    ))
}
