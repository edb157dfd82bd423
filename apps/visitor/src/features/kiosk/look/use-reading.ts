import type { Language } from '@rinda/phrases/resources'
import { useEffect, useState } from 'react'

/** Reads the page aloud where the device has a voice of the language; null where it has none. Stops when something else is shown. */
export function useReading(
  language: Language,
  step: string,
): { isReading: boolean; toggle: () => void } | null {
  const voice = useVoice(language)
  const [isReading, setReading] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read belongs to one step
  useEffect(
    () => () => {
      globalThis.speechSynthesis?.cancel()
      setReading(false)
    },
    [language, step],
  )
  if (!voice) return null
  return {
    isReading,
    toggle() {
      speechSynthesis.cancel()
      if (isReading) return setReading(false)
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen is read, with its breaks
      const said = new SpeechSynthesisUtterance(document.querySelector('main')?.innerText ?? '')
      Object.assign(said, { voice, lang: language, onend: () => setReading(false) })
      setReading(true)
      speechSynthesis.speak(said)
    },
  }
}

/** The device's voice of a language, as soon as its voices are known. */
function useVoice(language: Language): SpeechSynthesisVoice | undefined {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([])
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return
    const look = () => setVoices(speechSynthesis.getVoices())
    look()
    speechSynthesis.addEventListener('voiceschanged', look)
    return () => speechSynthesis.removeEventListener('voiceschanged', look)
  }, [])
  return voices.find(({ lang }) => lang.toLowerCase().startsWith(language))
}
