import { type CompanyProfile, type FormFieldKey, formFieldPlaces } from '@rinda/domain/company/profile'
import type { Dice } from '../dice.ts'

/** What visitors wrote into the fields that a company asks besides name and contact. */
const answers: Partial<Record<FormFieldKey, readonly string[]>> = {
  notes: [
    'Ierados ar pilnvaru',
    'Lūdzu, angļu valodā',
    'Буду с ребёнком',
    'Vajadzīga piekļuve ratiņkrēslam',
    '',
  ],
  visit_purpose: [
    'Deklarēt dzīvesvietu',
    'Saņemt izziņu',
    'Nodokļu jautājums',
    'Pabalsts ģimenei',
    'Консультация',
  ],
  info: ['Pirmā reize', 'Pastāvīga kliente', 'Gēla laka', 'Konsultācija pa tālruni'],
  company_name: ['SIA „Jūras vējš”', 'SIA „Zaļā pļava”', 'AS „Baltā pils”', 'SIA „Ziemeļu ceļš”'],
  business_name: ['SIA „Jūras vējš”', 'SIA „Kalna koks”', 'IK „Dzintars”', 'AS „Tilts”'],
  tracking_number: ['LV2026-004518', 'LV2026-007731', 'LV2026-001204', 'LV2026-009985'],
  topic: ['Būvatļauja', 'Zemes robežas', 'Koku ciršana', 'Reklāmas izvietošana'],
  description: ['Portrets 2 personām', 'Foto pasei', 'Produkti katalogam'],
  www: ['https://www.sea-wind.example', 'https://www.green-meadow.example'],
}

/** Answers to the form of a company, where a booking on the wire has them. */
export function answerForm(dice: Dice, profile: CompanyProfile) {
  const fields: Record<string, string> = {}
  const notes: Record<string, string> = {}
  for (const { key, required } of profile.booking.formFields) {
    const [group, name] = formFieldPlaces[key].split('.')
    const answer = dice.pick(answers[key] ?? [''])
    if (!name || !answer || (!required && dice.chance(60))) continue
    if (group === 'fields') fields[name] = answer
    if (group === 'notes') notes[name] = answer
  }
  return { fields, notes }
}
