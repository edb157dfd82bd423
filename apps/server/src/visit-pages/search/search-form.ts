import { type Html, html } from '../../edge/html.ts'
import type { PageCall } from '../../edge/written-page.ts'
import { icon } from '../icons.ts'
import type { Words } from '../words.ts'
import { filters, type Sought } from './search.ts'

const filterWords = { open: 'openNow', 'step-free': 'stepFree', short: 'shortLine' } as const

/** The form by which a place is looked for, with a list beside it that can be sorted or none. It works without a script: a filter is a button that sends the form. */
export function searchForm(
  { query }: PageCall,
  sought: Sought,
  { t }: Words,
  { hasList }: { hasList: boolean },
): Html {
  const isOn = { open: sought.isOpen, 'step-free': sought.isStepFree, short: sought.isShort }
  const lang = query.get('lang')
  const kept = filters.filter((name) => isOn[name]).map((name) => hidden(name, '1'))
  const chips = filters.map(
    (name) =>
      html`<button type="submit" class="chip" name="${name}" value="${isOn[name] ? '0' : '1'}" aria-pressed="${String(isOn[name])}">${isOn[name] ? icon('check') : null}${t(filterWords[name])}</button>`,
  )
  return html`<form action="/visit/" role="search" class="search">
${lang === null ? null : hidden('lang', lang)}${kept}
<div class="field"><label class="only-heard" for="q">${t('sought')}</label>
<input id="q" name="q" type="search" value="${sought.text}" placeholder="${t('sought')}" maxlength="100" autocomplete="off" enterkeyhint="search">
<button type="submit" class="go">${icon('search')}<span class="only-heard">${t('search')}</span></button></div>
${hasList ? html`${mapButton(t)}${nearButton(t)}` : null}
<div class="chips" role="group" aria-label="${t('filters')}">${chips}</div>
</form>`
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`
}

/** The button is drawn by the script, which alone knows where somebody is; its texts come along. */
function nearButton(t: Words['t']): Html {
  return html`<div class="near"><button type="button" id="near" aria-pressed="false" hidden data-locating="${t('locating')}" data-said="${t('nearSaid')}" data-denied="${t('nearDenied')}" data-unknown="${t('nearUnknown')}">${icon('near')}${t('nearMe')}</button>
<p role="status" id="near-said"></p></div>`
}

/** The button is drawn by the script, which alone draws the map. */
function mapButton(t: Words['t']): Html {
  return html`<button type="button" id="map-open" aria-expanded="false" aria-controls="map" hidden>${icon('map')}${t('map')}</button>`
}
