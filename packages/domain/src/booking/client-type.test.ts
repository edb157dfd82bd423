import { expect, test } from 'vitest'
import { clientTypeOf } from './client-type.ts'

test('a booking came in through the app, the portal or, whatever else is said, a widget', () => {
  expect(['app', 'portal', 'widget', 'APP', '', 'monitor'].map(clientTypeOf)).toEqual([
    'app',
    'portal',
    'widget',
    'widget',
    'widget',
    'widget',
  ])
})
