import { signInPage } from '@rinda/phrases/sign-in-page'
import { type Html, html } from '../../../edge/html.ts'
import { type Language, languages } from '../../../edge/page-language.ts'
import { pageStyle } from './page-style.ts'

const languageNames: Record<Language, string> = { lv: 'Latviešu', en: 'English', ru: 'Русский' }

/** A whole page of the built-in issuer: the shell, the language links (where the page has an address), and what is inside. */
export function pageFrame(page: {
  language: Language
  title: string
  isWide: boolean
  hasLanguages: boolean
  content: Html
}): string {
  const { language, title, isWide, hasLanguages, content } = page
  const links = hasLanguages ? languageLinks(language) : null
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} · Rinda</title>
<style>${{ html: pageStyle }}</style>
</head>
<body class="${isWide ? 'wide' : 'narrow'}">
<header class="top">${brand}${links}</header>
<main>${content}</main>
</body>
</html>`.html
}

const brand = html`<span class="brand"><svg viewBox="0 0 26 24" width="26" height="24" aria-hidden="true">
<rect x="1" y="1" width="24" height="6" rx="3" fill="#6ea3f7"/>
<rect x="1" y="9" width="17" height="6" rx="3" fill="#fff"/>
<rect x="1" y="17" width="10" height="6" rx="3" fill="#58c98a"/>
</svg>Rinda</span>`

function languageLinks(current: Language): Html {
  const links = languages.map((language) => {
    const mark = language === current ? html` aria-current="true"` : null
    const label = languageNames[language]
    return html`<a href="?lang=${language}" hreflang="${language}" lang="${language}" title="${label}"${mark}>${language.toUpperCase()}</a>`
  })
  return html`<nav class="languages" aria-label="${signInPage.language[current]}">${links}</nav>`
}
