import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { isAdmin } from '@rinda/domain/access/role'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { IconX } from '@tabler/icons-react'
import { Suspense } from 'react'
import { ChoosePlace } from '../../../features/choose-place/choose-place.tsx'
import { CopyLocationButton } from '../../../features/copy-location/copy-location-button.tsx'
import { LineRules } from '../../../features/edit-line-rules/line-rules.tsx'
import { type LocationPart, locationParts } from '../../../features/edit-location/location-fields.tsx'
import { LocationForm } from '../../../features/edit-location/location-form.tsx'
import { LocationServices } from '../../../features/edit-services/location-services.tsx'
import { KiosksButton } from '../../../features/pair-kiosks/kiosks-button.tsx'
import { QueueSystem } from '../../../features/show-queue-system/queue-system.tsx'
import { FieldHistory, HistoryButton } from '../../../features/show-set-up-history/history-button.tsx'
import { HistoryDetails } from '../../../features/show-set-up-history/history-details.tsx'
import { queueLocations } from '../../../queue/queue-locations.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { SectionLinks } from '../../../set-up/fields/section-links.tsx'
import styles from './location-panel.module.css'
import { mayCreateLocation } from './may-create-location.ts'

/** All that there is to say of one location, beside the table; on a phone it is the whole screen. */
export function LocationPanel(props: {
  location: Location
  onClose: () => void
  /** A copy of it has been made: to be shown instead. */
  onCopied: (locationId: number) => void
}) {
  const { location, onClose } = props
  const { t, language } = useLatePhrases('locations')
  const { user } = useSession()
  const { role } = user
  const name = nameIn(language, location.name)
  return (
    <section
      className={styles.panel}
      aria-labelledby="location-panel-name"
      onKeyDown={(event) => {
        // What lies over it, a dialog, has its own.
        const isHere = event.target instanceof Node && event.currentTarget.contains(event.target)
        if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        <div className={styles.headRow}>
          <div className={styles.names}>
            <h2 id="location-panel-name" className={styles.name} tabIndex={-1} data-takes-focus>
              {name}
            </h2>
            <p className={styles.note}>
              {t('id')} {location.id} · {t(location.isOnline ? 'online' : 'offline')}
            </p>
          </div>
          <div className={styles.acts}>
            <HistoryButton key={location.id} of={{ locationId: location.id }} name={name} />
            {mayCreateLocation(user) && (
              <CopyLocationButton location={location} name={name} onMade={props.onCopied} />
            )}
            <IconButton
              label={t('closePanel')}
              icon={<IconX size={20} stroke={1.8} aria-hidden="true" />}
              onClick={onClose}
            />
          </div>
        </div>
        <Suspense>
          <Parts />
        </Suspense>
      </header>
      <div className={styles.body}>
        <Suspense fallback={<ListSkeleton />}>
          <LocationForm
            key={location.id}
            location={location}
            drawHistory={(part, fields) => (
              <PartHistory locationId={location.id} part={part} fields={fields} />
            )}
            choosePlace={(place, onChoose) => <ChoosePlace value={place} onChange={onChoose} />}
          >
            {location.isQmsActive && location.qmsTicketsUrl && <QueueSystem location={location} />}
            {location.isBmsActive && location.bmsBaseUrl && (
              <QueueSystem location={location} kind="booking_system" />
            )}
            {queueLocations([location]).length > 0 && <LineRules location={location} />}
            <Services locationId={location.id} />
            {location.isQmsActive && isAdmin(role) && <Kiosks locationId={location.id} name={name} />}
          </LocationForm>
        </Suspense>
      </div>
    </section>
  )
}

/** Names the parts of the panel's form. */
function usePartNames() {
  const { t } = useLatePhrases('locations')
  const { t: made } = useLatePhrases('newLocation')
  const { t: fields } = useLatePhrases('setUpFields')
  return {
    ...{ state: t('state'), naming: t('general'), contacts: t('contacts'), place: t('place') },
    ...{ hours: made('openTimes'), texts: t('texts'), access: fields('location_accessibility') },
    ...{ systems: made('systems') },
  }
}

/** Leads to who changed a part of the location. */
function PartHistory(props: { locationId: number; part: LocationPart; fields: readonly string[] }) {
  const names = usePartNames()
  const { locationId, part, fields } = props
  return <FieldHistory of={{ locationId, fields }} name={names[part]} />
}

/** The ways to the parts of the panel, which is longer than any screen. */
function Parts() {
  const { t } = useLatePhrases('locations')
  const { t: services } = useLatePhrases('locationServices')
  const names = usePartNames()
  return (
    <SectionLinks
      label={t('parts')}
      links={[
        ...locationParts.map((part) => ({ id: `location-${part}`, label: names[part] })),
        { id: 'location-services', label: services('title') },
      ]}
    />
  )
}

/** A part by itself, so that the panel is there before its words are. */
function Services({ locationId }: { locationId: number }) {
  const { t, language } = useLatePhrases('locationServices')
  return (
    <section
      id="location-services"
      className={styles.services}
      tabIndex={-1}
      aria-labelledby="location-services-name"
    >
      <h3 id="location-services-name" className={styles.part}>
        {t('title')}
      </h3>
      <LocationServices
        locationId={locationId}
        drawHistory={({ id, name }) => (
          <HistoryDetails of={{ serviceId: id }} name={nameIn(language, name)} />
        )}
      />
    </section>
  )
}

/** Kiosks are set up by admins: who may enter one decides who may take numbers without a limit. */
function Kiosks({ locationId, name }: { locationId: number; name: string }) {
  const { t } = useLatePhrases('kiosks')
  return (
    <section className={styles.services} aria-labelledby="location-kiosks-name">
      <h3 id="location-kiosks-name" className={styles.part}>
        {t('title')}
      </h3>
      <KiosksButton locationId={locationId} name={name} />
    </section>
  )
}
