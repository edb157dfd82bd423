declare global {
  interface Window {
    /** Answers that are on their way since before any other script was there (`app/early.ts`), by path. */
    rindaBegun?: Map<string, Promise<Response>>
  }
}

/** Gives the answer that was begun for a path, once. */
export function takeBegun(path: string): Promise<Response> | undefined {
  const answer = window.rindaBegun?.get(path)
  window.rindaBegun?.delete(path)
  return answer
}
