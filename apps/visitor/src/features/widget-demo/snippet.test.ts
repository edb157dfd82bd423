import { expect, test } from 'vitest'
import { snippet, type Wanted } from './snippet.ts'

const wanted: Wanted = { kind: 'service', id: 12, language: '', theme: '', accent: '', radius: '' }

test('a service in its usual look takes three lines in a place that is kept free', () => {
  expect(snippet('https://rinda.example', wanted, 'Book online')).toBe(
    `<div style="min-height: clamp(830px, 9999px - 2000vw, 940px)">
  <script async src="https://rinda.example/widget.js" data-service="12"></script>
  <noscript><a href="https://rinda.example/visit/book/12">Book online</a></noscript>
</div>`,
  )
})

test('what was chosen stands in its attributes, and choices on the widget have their room', () => {
  const look = { language: 'ru', theme: 'dark', accent: '#4f6b3a', radius: '4' }
  const text = snippet('https://rinda.example', { ...wanted, ...look, kind: 'company', id: 1 }, 'Book online')
  expect(text).toContain(
    'data-company="1" data-language="ru" data-theme="dark" data-accent="#4f6b3a" data-radius="4"',
  )
  expect(text).toContain('+ 168px')
  expect(text).toContain('/visit/1?lang=ru')
})
