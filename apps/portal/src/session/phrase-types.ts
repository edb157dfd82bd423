import type { Phrases } from '@rinda/phrases/resources'
import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Phrases
  }
}
