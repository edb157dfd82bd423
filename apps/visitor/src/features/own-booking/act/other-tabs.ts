const channelName = 'rinda.visit.booking'

/** Tells the other pages of this device that its visitor changed a booking: no line does, as all of them are one session. */
export function tellOtherTabs(qtid: string): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(qtid)
  channel.close()
}

/** Calls `hear` whenever another page of this device has changed a booking. Returns the way to stop. */
export function onOtherTabs(qtid: string, hear: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (data === qtid) hear()
  }
  return () => channel.close()
}
