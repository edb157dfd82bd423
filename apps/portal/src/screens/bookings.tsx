/** To be replaced by the day calendar. */
export function BookingsScreen() {
  return <h1>…</h1>
}
