declare module 'timeslot-availability' {
  type Span = { start: Date; end: Date }
  export default function findAvailability(
    start: Date,
    end: Date,
    timespanSeconds: number,
    events: Span[],
  ): Span[]
}
