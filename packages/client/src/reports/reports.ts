import type { ReportAttributes, ReportResource } from '@rinda/contract/reports/report'
import type { Http, HttpResult } from '../http/create-http.ts'
import type { Texts } from '../http/entity.ts'
import { nameFrom } from '../http/names.ts'
import { readList, readOne } from '../http/reads.ts'

/** A fixed report of the caller's company. Its months, the latest first, are there where it alone was asked for. */
export type Report = {
  readonly id: number
  readonly name: Texts
  readonly zone: string
  readonly periods: ReportAttributes['periods']
}

const path = '/api/portal/reports'

/** Lists the reports that are open to the caller. */
export function listReports(http: Http): Promise<HttpResult<Report[]>> {
  return readList(http, path, ({ data }) => data.map((one) => reportFrom(one as ReportResource)))
}

/** Reads a report with its months. */
export function getReport(http: Http, id: number): Promise<HttpResult<Report | undefined>> {
  return readOne(http, `${path}/${id}`, ({ data }) => reportFrom(data as ReportResource))
}

function reportFrom({ id, attributes }: ReportResource): Report {
  return { id: Number(id), name: nameFrom(attributes), zone: attributes.zone, periods: attributes.periods }
}
