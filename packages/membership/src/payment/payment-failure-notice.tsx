import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import type { PaymentFailure } from './use-payment.ts';

/** Why nothing was paid (MEM-07, MEM-08), read out at once. */
export function PaymentFailureNotice({ failure }: { readonly failure: PaymentFailure | undefined }) {
  if (!failure) return null;
  return (
    <Notice tone="danger" title={failure.title}>
      {failure.reason && <Text size="sm">{failure.reason}</Text>}
    </Notice>
  );
}
