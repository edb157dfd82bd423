import { nameIn } from '@rinda/client/http/names'
import { useEffect, useState } from 'react'
import { listBookable, listPlaces, listShownCompanies } from '../features/widget/choices.ts'
import { Choose } from '../features/widget/choose.tsx'
import { useRead } from '../features/widget/use-read.ts'
import { ChooseLook } from '../features/widget-demo/choose-look.tsx'
import { CopySnippet } from '../features/widget-demo/copy-snippet.tsx'
import { Preview } from '../features/widget-demo/preview.tsx'
import { snippet, type Wanted } from '../features/widget-demo/snippet.ts'
import styles from '../features/widget-demo/widget-demo.module.css'
import { Failed } from '../session/pages/failed.tsx'
import { LanguageSwitch } from '../session/pages/language-switch.tsx'
import { useLatePhrases } from '../session/words/late-phrases.ts'

const all = 0

/** Makes the lines that put the widget on a page: what is to be booked, how it looks, and how that will be. */
export default function WidgetDemoScreen() {
  const { t, language } = useLatePhrases('widgetDemo')
  const [companyId, setCompany] = useState<number>()
  const [placeId, setPlace] = useState(all)
  const [serviceId, setService] = useState(all)
  const [look, setLook] = useState({ language: '', theme: '', accent: '', radius: '' })
  const companies = useRead(1, listShownCompanies)
  const company = companyId ?? companies.value?.[0]?.id
  const places = useRead(company, listPlaces)
  const services = useRead(placeId === all ? undefined : placeId, listBookable)
  const title = t('title')
  useEffect(() => {
    document.title = title
  }, [title])
  if (companies.hasFailed) return <Failed onTryAgain={companies.readAgain} />
  const named = (text: string) => ({ id: all, name: { default: text, lv: text, en: text, ru: text } })
  const wanted: Wanted | null =
    company === undefined
      ? null
      : {
          ...look,
          ...(serviceId !== all
            ? { kind: 'service', id: serviceId }
            : placeId !== all
              ? { kind: 'location', id: placeId }
              : { kind: 'company', id: company }),
        }
  const name = companies.value?.find(({ id }) => id === company)?.name
  return (
    <main className={styles.page}>
      <header>
        <h1>{title}</h1>
        <LanguageSwitch />
      </header>
      <p>{t('about', { company: name ? nameIn(language, name) : '' })}</p>
      <div className={styles.columns}>
        <div className={styles.form}>
          <Choose
            label={t('company')}
            choices={companies.value ?? []}
            chosen={company ?? all}
            onChoose={(id) => {
              setCompany(id)
              setPlace(all)
              setService(all)
            }}
          />
          <Choose
            label={t('place')}
            choices={[named(t('allPlaces')), ...(places.value ?? [])]}
            chosen={placeId}
            onChoose={(id) => {
              setPlace(id)
              setService(all)
            }}
          />
          <Choose
            label={t('service')}
            choices={[named(t('allServices')), ...(services.value ?? [])]}
            chosen={serviceId}
            onChoose={setService}
          />
          <ChooseLook look={look} onLook={setLook} />
          {wanted && <CopySnippet text={snippet(location.origin, wanted, t('bookOnline'))} />}
        </div>
        {wanted && <Preview wanted={wanted} />}
      </div>
    </main>
  )
}
