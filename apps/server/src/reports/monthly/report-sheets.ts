import type { ReportSide } from '@rinda/domain/reports/definitions'
import type { Figures } from '@rinda/domain/reports/figures'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import type { SayReportFile } from '@rinda/phrases/report-file'
import type { ReportTables } from './report-tables.ts'

export type Cell = string | number | null
/** A table of a report as its files have it; the last row is the total. */
export type Sheet = { name: string; head: string[]; rows: Cell[][] }
/** A report as its files have it: what it is, line by line, and its tables. */
export type ReportSheets = {
  title: string
  period: string
  facts: [name: string, value: string][]
  sheets: Sheet[]
  words: { period: string; by: string; name: string; at: string }
}

type Named = { id: number; name: string; location_id: number | null }
type About = {
  say: SayReportFile
  title: 'report_1'
  company: string
  names: Readonly<Record<ReportSide, readonly Named[]>>
  period: string
  month: string
  zone: string
  madeAt: Date
  changedAt: Date | null
  isSoFar: boolean
  isLimited: boolean
}

/** Writes the tables of a report in the words of a language. */
export function reportSheets(tables: ReportTables, about: About): ReportSheets {
  const { say, names } = about
  const cells = (figures: Figures): Cell[] => tables.columns.map((column) => figures[column])
  const nameOf = (side: ReportSide, id: number | null) => {
    if (id === null) return say('noSpecialist')
    return names[side].find((one) => one.id === id)?.name ?? say('former', { id })
  }
  const locationOf = (id: number | null) => {
    const at = names.service.find((one) => one.id === id)?.location_id ?? null
    return at === null ? '' : nameOf('location', at)
  }
  const head = [say('name'), say('at'), ...tables.columns.map((column) => say(column))]
  return {
    title: say(about.title),
    period: about.period,
    facts: factsOf(about),
    sheets: tables.sides.map(({ side, rows }) => ({
      name: say(`side_${side}`),
      head,
      rows: [
        ...rows.map(({ id, figures }) => [
          nameOf(side, id),
          side === 'service' ? locationOf(id) : '',
          ...cells(figures),
        ]),
        [say('total'), '', ...cells(tables.total)],
      ],
    })),
    words: { period: say('period'), by: say('by'), name: say('name'), at: say('at') },
  }
}

function factsOf(about: About): [string, string][] {
  const { say, zone } = about
  const moment = (at: Date) => {
    const minutes = Math.floor(at.getTime() / 60_000)
    return `${localDateOf(minutes, zone)} ${localTimeOf(minutes, zone)}`
  }
  return [
    [say('company'), about.company],
    [say('period'), about.month],
    [say('zone'), zone],
    ...(about.isSoFar ? [[say('soFar'), moment(about.madeAt)] as [string, string]] : []),
    ...(about.isSoFar ? [] : [[say('madeAt'), moment(about.madeAt)] as [string, string]]),
    ...(about.changedAt ? [[say('changedAt'), moment(about.changedAt)] as [string, string]] : []),
    ...(about.isLimited ? [[say('limited'), ''] as [string, string]] : []),
    [say('rules'), ''],
  ]
}
