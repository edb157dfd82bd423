import type { Systems, SystemsOptions } from './heard.ts'

/** Makes what speaks to other systems. How is loaded when the first one is spoken to. */
export function createSystems(options: SystemsOptions): Systems {
  let opened: Promise<Omit<Systems, 'answerSoonMs'>> | undefined
  async function open() {
    const { openSystems } = await import('./speak.ts')
    return openSystems(options)
  }
  return {
    answerSoonMs: options.answerSoonMs,
    async ask(...question) {
      opened ??= open()
      return await (await opened).ask(...question)
    },
    async close() {
      await (await opened)?.close()
    },
  }
}
