import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { attributesOf, morning, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { type MailServer, startMailServer } from './testing/mail-server.ts'

let post: MailServer
let world: World

beforeAll(async () => {
  post = await startMailServer()
  const environment = {
    SMTP_URL: post.url,
    MAIL_FROM: 'rinda@town.example',
    PUBLIC_URL: 'https://rinda.example',
  }
  world = await startWorld({ now: morning, environment })
})
afterAll(async () => {
  await world.close()
  await post.close()
})

test('a mail leads to the page on which its booking is managed; what is kept of it holds no token', async () => {
  const page = await connectVisitor(world.url, 'widget')
  const person = { ...visitor, email: 'link@visitor.example', language: 'en' }
  const { qtid, token } = attributesOf(await page.ask('schedule_booking', { ...slotAt('10:00'), ...person }))
  await expect.poll(() => post.mails.length).toBe(1)
  const link = `https://rinda.example/visit/booking/${qtid}#${token}`
  expect(post.mails[0]?.text).toContain(`See or move:\n${link}`)
  expect(post.mails[0]?.html).toContain(`href="${link}"`)
  const kept = JSON.stringify(await world.db.selectFrom('outbox').selectAll().execute())
  expect(kept).not.toContain(token)

  await page.ask('cancel_booking', { qtid, token })
  await expect.poll(() => post.mails.length).toBe(2)
  expect(post.mails[1]?.text).not.toContain(token)
  page.socket.close()
})
