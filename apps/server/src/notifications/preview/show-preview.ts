import type { MessagePreviewResource } from '@rinda/contract/set-up/message-rules'
import type { PreviewedKind } from '@rinda/contract/set-up/previewed-kinds'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../../access/caller.ts'
import type { Settings } from '../../availability/settings.ts'
import { findCompanyRow, listPlaces } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'
import { type Facts, nameIn } from '../deliver/facts.ts'
import { saidBy } from '../deliver/invitation-facts.ts'
import { invitationLetter, type Letter, letterOf } from '../deliver/letter.ts'
import { senderOf } from '../deliver/mailer.ts'
import { sampleFacts, sampleOf, sampleSetting } from '../deliver/sample-facts.ts'
import { partsOf, textMessageOf } from '../deliver/text-message-of.ts'
import { notificationOf } from '../push/notification-of.ts'

/** Context of what shows messages before they are sent. */
export type PreviewContext = {
  db: Database
  settings: Pick<Settings, 'find'>
  config: {
    smtpUrl?: string | undefined
    mailFrom?: string | undefined
    publicUrl?: string | undefined
    port?: number
    /** Undefined: people choose a password here. */
    oidc?: object | undefined
  }
}
export type Previewed = { kind: PreviewedKind; language: 'lv' | 'en' | 'ru' }

const dayMs = 24 * 3_600_000
const sampleNumber = 'A 047'

/** Shows what a message of the caller's company says, on each way that it goes, about a visit that is made up. */
export async function showPreview(
  context: PreviewContext,
  { user }: PortalCaller,
  previewed: Previewed,
  now: Date,
): Promise<Result<MessagePreviewResource>> {
  const company = await findCompanyRow(context.db, user.companyId)
  if (!company) return refuse('not_found')
  const written = await writtenOf(context, user, previewed, now)
  if (!written) return refuse('not_found')
  const attributes = {
    ...previewed,
    company: nameIn(company, previewed.language),
    recipient: user.email,
    can_send:
      context.config.smtpUrl !== undefined && previewed.kind !== 'invitation' && written.mail !== null,
    ...written,
  }
  return done({ id: previewed.kind, type: 'message_preview', attributes })
}

type Written = Pick<MessagePreviewResource['attributes'], 'mail' | 'text_message' | 'notification'>
const none: Written = { mail: null, text_message: null, notification: null }

async function writtenOf(
  { db, settings, config }: PreviewContext,
  { companyId, email: recipient }: PortalCaller['user'],
  { kind, language }: Previewed,
  now: Date,
): Promise<Written | undefined> {
  const from = senderOf(config)
  const message = { companyId, messageId: 0, recipient, language, seq: null }
  const blank = { locationId: 0, serviceId: 0, specialistId: null, times: [], code: '', reason: '' }
  if (kind === 'ticket_next' || kind === 'ticket_called') {
    const content = { ...blank, ...(kind === 'ticket_called' ? { called: { counter: '3', at: '' } } : {}) }
    const { title, body } = notificationOf({ kind, recipient: sampleNumber, language, content })
    return { ...none, notification: { title, body } }
  }
  const where = { db, settings, publicUrl: config.publicUrl, port: config.port }
  if (kind === 'invitation') {
    const uselessAt = new Date(now.getTime() + 7 * dayMs)
    const content = { ...blank, code: config.oidc ? '' : 'sample' }
    const facts = await saidBy(where, { ...message, content, uselessAt }, now)
    return facts && { ...none, mail: shownMail(invitationLetter(facts, from)) }
  }
  const places = (await listPlaces(db, companyId)).map((one) => one.location_id)
  const setting = await sampleSetting(settings, places)
  if (!setting) return undefined
  const facts = await sampleFacts(where, { ...message, ...sampleOf(setting, kind, language, now) }, now)
  return facts && { ...none, ...shownMessage(facts, from, now) }
}

/** Shows a message to a visitor as it is sent: as a mail, and as a text message with the number of its parts. */
export function shownMessage(facts: Facts, from: string, now: Date): Pick<Written, 'mail' | 'text_message'> {
  const text = textMessageOf(facts)
  return { mail: shownMail(letterOf(facts, from, now)), text_message: { text, parts: partsOf(text) } }
}

/** A mail as a program for mail shows it: the pictures that travel inside of it stand in their places. */
function shownMail(letter: Letter): NonNullable<Written['mail']> {
  const { from, subject, text, html, attachments } = letter
  const pictured = attachments.reduce(
    (shown, { cid, contentType, content }) =>
      shown.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
    html,
  )
  const file = 'icalEvent' in letter && letter.icalEvent ? letter.icalEvent.filename : null
  return { from: from.address, subject, text, html: pictured, file }
}
