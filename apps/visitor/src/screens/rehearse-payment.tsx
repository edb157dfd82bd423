import { RehearsePayment } from '../features/rehearse-payment/rehearse-payment.tsx'

/** The page of the gateway with which a demo rehearses payments. */
export default function RehearsePaymentScreen({ name }: { name: string }) {
  return <RehearsePayment name={name} />
}
