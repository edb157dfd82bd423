/** Those who want to hear of something, told in the order in which they came. */
export function createListeners<Value>() {
  const listeners = new Set<(value: Value) => void>()
  return {
    add(listener: (value: Value) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tell(value: Value) {
      for (const listener of [...listeners]) listener(value)
    },
  }
}
