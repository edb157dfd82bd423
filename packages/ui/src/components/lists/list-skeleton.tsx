import { LoadingFace } from '../notices/faces.tsx'
import { Skeleton } from './skeleton.tsx'

/** A list that is on its way, in the shape of its rows. */
export function ListSkeleton() {
  return (
    <LoadingFace>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <Skeleton key={row} height="42px" style={{ display: 'block', marginBottom: 8 }} />
      ))}
    </LoadingFace>
  )
}
