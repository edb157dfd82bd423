import { idIn } from '@rinda/client/http/ids'
import '@rinda/ui/styles/base.css'
import './visit.css'
import { Route, Router, Switch } from 'wouter'
import { NotFound } from '../session/pages/not-found.tsx'
import { CatchFailure } from './catch-failure.tsx'
import { screens } from './screens.ts'

/** The pages of the visitors, each at its path below `/visit`. */
export function App({ onFailure }: { onFailure: (error: unknown) => void }) {
  return (
    <CatchFailure onFailure={onFailure}>
      <Router base="/visit">
        <Switch>
          {screens.map(({ path, Screen }) => (
            <Route key={String(path)} path={path}>
              {({ id = '' }: { id?: string }) => <Screen id={idIn(id)} name={id} key={id} />}
            </Route>
          ))}
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Router>
    </CatchFailure>
  )
}
