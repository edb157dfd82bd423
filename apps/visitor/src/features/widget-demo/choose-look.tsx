import { useLatePhrases } from '../../session/words/late-phrases.ts'
import type { Wanted } from './snippet.ts'

type Look = Pick<Wanted, 'language' | 'theme' | 'accent' | 'radius'>

/** Asks how the widget is to look: language, day or night, accent, corners. */
export function ChooseLook({ look, onLook }: { look: Look; onLook: (look: Look) => void }) {
  const { t } = useLatePhrases('widgetDemo')
  const isOwn = look.accent !== ''
  return (
    <>
      <label>
        {t('language')}
        <select value={look.language} onChange={({ target }) => onLook({ ...look, language: target.value })}>
          <option value="">{t('ofPage')}</option>
          <option value="lv">Latviešu</option>
          <option value="en">English</option>
          <option value="ru">Русский</option>
        </select>
      </label>
      <label>
        {t('theme')}
        <select value={look.theme} onChange={({ target }) => onLook({ ...look, theme: target.value })}>
          <option value="">{t('light')}</option>
          <option value="dark">{t('dark')}</option>
          <option value="auto">{t('auto')}</option>
        </select>
      </label>
      <label>
        {t('accent')}
        <input
          type="color"
          value={isOwn ? look.accent : '#1d5fd1'}
          onChange={({ target }) => onLook({ ...look, accent: target.value })}
        />
      </label>
      <label>
        {t('radius')}
        <input
          type="number"
          min={0}
          max={24}
          placeholder="8"
          value={look.radius}
          onChange={({ target }) => onLook({ ...look, radius: target.value })}
        />
      </label>
    </>
  )
}
