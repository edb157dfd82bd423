import type { admin as english } from './en/admin.ts'
import type { Language } from './resources.ts'
import type { Say } from './say.ts'

export type AdminTexts = Readonly<Record<keyof typeof english, string>>
export type SayAdmin = Say<typeof english>

const loaders: { readonly [Each in Language]: () => Promise<AdminTexts> } = {
  lv: async () => (await import('./lv/admin.ts')).admin,
  en: async () => (await import('./en/admin.ts')).admin,
  ru: async () => (await import('./ru/admin.ts')).admin,
}

/** Brings the texts of the administration, which few people ever open: they are no part of what everyone loads. */
export function loadAdminTexts(language: Language): Promise<AdminTexts> {
  return loaders[language]()
}

/** Speaks them: what stands in double braces is filled in. */
export function adminSayer(texts: AdminTexts): SayAdmin {
  return (key, ...values) => {
    const given = (values[0] ?? {}) as Readonly<Record<string, string | number>>
    const text = texts[key as keyof AdminTexts]
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(given[name]))
  }
}
