/** Keeps so many answers for so long; the one that was not asked for longest goes first. */
export function createKeptAnswers<Answer>(most: number, forMs: number, nowMs: () => number) {
  const kept = new Map<string, { answer: Answer; at: number }>()
  return {
    find(question: string): Answer | undefined {
      const known = kept.get(question)
      kept.delete(question)
      if (!known || nowMs() - known.at >= forMs) return undefined
      kept.set(question, known)
      return known.answer
    },
    keep(question: string, answer: Answer): void {
      kept.delete(question)
      kept.set(question, { answer, at: nowMs() })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}
