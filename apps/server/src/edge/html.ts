/** A piece of HTML that is safe to write as it is. */
export type Html = { readonly html: string }

type Value = string | number | Html | readonly Html[] | null

/** HTML out of a template: every value is escaped, unless it is HTML already. Null writes nothing. */
export function html(texts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const written = texts.map((text, index) => text + write(values[index] ?? null))
  return { html: written.join('') }
}

function write(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  if ('html' in value) return value.html
  return value.map((piece) => piece.html).join('')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
