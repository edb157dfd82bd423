import { RindaProvider } from '@rinda/ui/components/rinda-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { usePhrases } from '../session/phrases.ts'
import { queryClient } from '../session/queries.ts'
import { router } from './router.tsx'

export function App() {
  const { t } = usePhrases('shell')
  return (
    <RindaProvider labels={{ close: t('close'), loading: t('loading'), tryAgain: t('tryAgain') }}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </RindaProvider>
  )
}
