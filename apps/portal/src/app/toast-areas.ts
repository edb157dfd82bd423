/** The places of the toasts, in a file of their own: without a line they have to say so. */
export { ToastAreas } from '@rinda/ui/components/toast-areas'
