import pg from 'pg'
/** A client that prepares each statement once per connection: parsing and planning would else cost as much as running it. */
export declare class PreparingClient extends pg.Client {
  query(...args: any[]): any
}
