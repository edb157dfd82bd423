/** Makes a list of subscribers; what is published reaches them in the order in which they subscribed. */
export function createListeners<Value>() {
  const listeners = new Set<(value: Value) => void>()
  return {
    subscribe(listener: (value: Value) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    publish(value: Value) {
      for (const listener of [...listeners]) listener(value)
    },
  }
}
