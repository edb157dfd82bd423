import type { reportFile as english } from './en/tools/report-file.ts'
import type { Language } from './resources.ts'
import { type Say, speaker } from './say.ts'

export type SayReportFile = Say<typeof english>

const files = {
  lv: async () => (await import('./lv/tools/report-file.ts')).reportFile,
  en: async () => (await import('./en/tools/report-file.ts')).reportFile,
  ru: async () => (await import('./ru/tools/report-file.ts')).reportFile,
}

/** Brings who says the phrases of reports in a language. */
export async function reportFileSpeaker(language: Language): Promise<SayReportFile> {
  return speaker<{ reportFile: typeof english }>(language, { reportFile: await files[language]() })(
    'reportFile',
  )
}
