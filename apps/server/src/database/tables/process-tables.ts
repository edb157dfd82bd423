/** Processes that serve. */
export type NodesTable = { node_id: string; version: string; started_at: Date; seen_at: Date }

export type RecurringWorkTable = { name: string; due_at: Date }
