import { expect, type Locator } from '@playwright/test'
import { faultsOf } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { calendarPath, dayAhead, enterAs } from '../testing/portal.ts'

const backgroundsOf = (cells: Locator) =>
  cells.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
const unpainted = 'rgba(0, 0, 0, 0)'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what is chosen in a picker is seen, whatever was opened before, ${colorScheme}`, async ({
    browser,
  }) => {
    const page = await enterAs(browser, { path: calendarPath(dayAhead(9)), colorScheme })
    const chosen = page.locator('[class*="mantine-Date"][data-selected]')
    const pickDay = page.getByRole('button', { name: /^Izvēlēties dienu/ })
    await pickDay.click()
    await expect(chosen).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(chosen).toHaveCount(0)

    await page.getByRole('button', { name: 'Bloķēt laiku' }).click()
    const block = page.getByRole('dialog', { name: /^Bloķēt laiku/ })
    await block.getByRole('button', { name: /^Diena/ }).click()
    await expect(chosen).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(block).toHaveCount(0)

    await pickDay.click()
    await expect(chosen).toBeVisible()
    expect(await backgroundsOf(chosen)).not.toContain(unpainted)
    expect(await faultsOf(page)).toEqual([])
    await page.locator('.mantine-DatePicker-calendarHeaderLevel').click()
    await expect(chosen).toHaveText(/^\p{L}{3}/u)
    expect(await backgroundsOf(chosen)).not.toContain(unpainted)
    await page.keyboard.press('Escape')
    await expect(chosen).toHaveCount(0)

    await page.keyboard.press('o')
    await page.getByRole('button', { name: /^Izvēlēties nedēļu/ }).click()
    await expect(chosen).toHaveCount(7)
    const other = page.locator('tr:not(:has([data-selected])) .mantine-DatePicker-day').first()
    await other.hover()
    const week = other.locator('xpath=ancestor::tr').locator('.mantine-DatePicker-day')
    await expect.poll(async () => new Set(await backgroundsOf(week)).size).toBe(1)
    for (const cells of [chosen, week]) expect(await backgroundsOf(cells)).not.toContain(unpainted)
    expect(await faultsOf(page)).toEqual([])
  })
}

test('a choice is made by keyboard: letters jump, Home and End go to the ends, Escape leaves it as it was', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(9)) })
  const choice = page.getByRole('combobox', { name: 'Filiāles' }).first()
  const before = (await choice.textContent()) ?? ''
  await choice.focus()
  await page.keyboard.press('ArrowDown')
  await expect(choice).toHaveAttribute('aria-expanded', 'true')
  const active = async () => {
    const id = (await choice.getAttribute('aria-activedescendant')) ?? ''
    return page.locator(`[id="${id}"]`).textContent()
  }
  const labels = await page.getByRole('option').allTextContents()
  expect(await active()).toBe(before)
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('End')
  expect(await active()).toBe(labels.at(-1))
  await page.keyboard.press('Home')
  expect(await active()).toBe(labels[0])
  const last = labels.at(-1) ?? ''
  await page.keyboard.type(last.slice(0, 4))
  expect(await active()).toBe(labels.find((label) => label.startsWith(last.slice(0, 4))))
  await page.keyboard.press('Escape')
  await expect(choice).toHaveAttribute('aria-expanded', 'false')
  await expect(choice).toHaveText(before)
  await expect(choice).toBeFocused()
})
