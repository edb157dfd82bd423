import { RindaProvider } from '@rinda/ui/components/rinda-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { usePhrases } from '../session/phrases.ts'
import { queryClient } from '../session/queries.ts'
import { router } from './router.ts'

export function App() {
  const { t } = usePhrases('shell')
  const labels = {
    close: t('close'),
    loading: t('loading'),
    tryAgain: t('tryAgain'),
    earlier: t('earlier'),
    later: t('later'),
    searchMore: t('searchMore'),
    leaveTitle: t('leaveTitle'),
    leaveText: t('leaveText'),
    leave: t('leave'),
    stay: t('stay'),
  }
  return (
    <RindaProvider labels={labels}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </RindaProvider>
  )
}
