import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from './setup/browser.mjs'
import { inRoot } from './setup/paths.mjs'

// npm run icons: draws the icons of the visitors' app anew, as after a change of the sign. A phone cuts a maskable one to a shape of its own: its
// ground goes to the edges, and the sign stands in the middle.
const folder = inRoot('apps', 'visitor', 'public', 'icons')
const sign = readFileSync(`${folder}/app.svg`, 'utf8')
const whole = sign.replace('rx="8"', '')
const icons = [
  { name: 'app-192', size: 192, svg: sign, inner: 1 },
  { name: 'app-512', size: 512, svg: sign, inner: 1 },
  { name: 'app-maskable-512', size: 512, svg: whole, inner: 0.75 },
  { name: 'apple-touch', size: 180, svg: whole, inner: 0.9 },
]

const executablePath = await findBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
for (const { name, size, svg, inner } of icons) {
  await page.setViewportSize({ width: size, height: size })
  const side = Math.round(size * inner)
  const ground = inner < 1 ? 'background:#12264f;' : ''
  await page.setContent(
    `<style>body{margin:0;${ground}display:grid;place-items:center;height:100vh}svg{width:${side}px;height:${side}px}</style>${svg}`,
  )
  const png = await page.screenshot({ omitBackground: true })
  writeFileSync(`${folder}/${name}.png`, png)
  process.stdout.write(`${name}: ${png.length} bytes\n`)
}
await browser.close()
