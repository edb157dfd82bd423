import { OptOut } from '../features/opt-out/opt-out.tsx'

/** Stops messages to somebody, by the link that stands in one of them. */
export default function OptOutScreen({ name }: { name: string }) {
  return <OptOut token={name} />
}
