import type { ComposeChoice } from '../../features/compose-message/composer.tsx'

/** Reads from an address what is put together. */
export function parseSandboxSearch({ kind, ask }: Record<string, unknown>): ComposeChoice {
  return {
    ...(kind === 'call' ? { kind } : {}),
    ...(typeof ask === 'string' && ask !== '' ? { ask: ask.slice(0, 200) } : {}),
  }
}
