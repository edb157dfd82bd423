import { type Html, html } from '../edge/html.ts'
import { type Language, languages } from '../edge/page-language.ts'
import type { PageCall } from '../edge/written-page.ts'
import { inLanguage, linkTo } from './addresses.ts'
import { headOf, type PageHead } from './head.ts'
import { type IconName, iconSheet } from './icons.ts'

const languageNames: Record<Language, string> = { lv: 'Latviešu', en: 'English', ru: 'Русский' }
const languageWord: Record<Language, string> = { lv: 'Valoda', en: 'Language', ru: 'Язык' }

const brand = html`<svg viewBox="0 0 26 24" width="26" height="24" aria-hidden="true"><rect x="1" y="1" width="24" height="6" rx="3" fill="#6ea3f7"/><rect x="1" y="9" width="17" height="6" rx="3" fill="#fff"/><rect x="1" y="17" width="10" height="6" rx="3" fill="#58c98a"/></svg>Rinda`

/** A whole page: its head, the bar with the languages, and what is inside. */
export function pageFrame(
  call: PageCall,
  page: PageHead & { icons: readonly IconName[]; content: Html },
): string {
  const { style, script } = call.look
  return html`<!doctype html>
<html lang="${call.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#12264f">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/visit/app-${call.language}.webmanifest">
<link rel="apple-touch-icon" href="/visit/icons/apple-touch.png">
${style === null ? null : html`<link rel="stylesheet" href="${style}">`}
${script === null ? null : html`<script type="module" src="${script}"></script>`}
${headOf(call, page)}
</head>
<body>
${iconSheet(page.icons)}
<header class="shell"><a class="brand" href="${linkTo(call, '/visit/')}">${brand}</a>${languageLinks(call)}</header>
<main>${page.content}</main>
</body>
</html>`.html
}

function languageLinks(call: PageCall): Html {
  const links = languages.map((language) => {
    const mark = language === call.language ? html` aria-current="true"` : null
    return html`<a href="${inLanguage(call, language)}" hreflang="${language}" lang="${language}" aria-label="${`${language.toUpperCase()} ${languageNames[language]}`}"${mark}>${language.toUpperCase()}</a>`
  })
  return html`<nav class="languages" aria-label="${languageWord[call.language]}">${links}</nav>`
}
