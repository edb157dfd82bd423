// Writes docs/COMPANY-RULES.md anew from the rulebook. The unit tests say when that is due.
import { writeFileSync } from 'node:fs'
import { rulesDocument } from '@rinda/rulebook/rules-document'

writeFileSync(new URL('../docs/COMPANY-RULES.md', import.meta.url), rulesDocument())
