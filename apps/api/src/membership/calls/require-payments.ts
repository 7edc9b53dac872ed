import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Services } from '../../services.ts';
import type { Payments } from '../gateway/payments-service.ts';

/** Throws Conflict where the operator takes no payments. */
export function requirePayments({ payments }: Pick<Services, 'payments'>): Payments {
  if (payments) return payments;
  throw new CallError(
    'Conflict',
    'Card payment is not set up on this installation. Ask the WBN team by the contact form.',
  );
}
