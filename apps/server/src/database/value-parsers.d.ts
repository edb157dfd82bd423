/**
 * How PostgreSQL's text becomes JavaScript values, the same for both drivers.
 * timestamptz is a Date, and jsonb is parsed, in both by default. numeric is not used.
 */
export declare const parserByTypeId: Readonly<Record<number, (text: string) => unknown>>
/** Arrays of these, for a driver that does not derive them. */
export declare const arrayParserByTypeId: Readonly<Record<number, (text: string) => unknown>>
