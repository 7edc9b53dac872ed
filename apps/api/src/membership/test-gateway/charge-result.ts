import { type ChargeResult, PaymentRefusedError } from '../gateway/payment-gateway.ts';
import type { Result } from './model/model-commands.ts';

/** What a command came to, as the port tells it. Throws PaymentRefusedError with the code that says most. */
export function toChargeResult(result: Result): ChargeResult {
  if (result.outcome === 'done') return { outcome: 'done' };
  if (result.outcome === 'requires-action')
    return { outcome: 'requires-action', clientSecret: result.clientSecret };
  const { message, code, declineCode } = result.failure;
  const isPlain = declineCode === undefined || declineCode === 'generic_decline';
  throw new PaymentRefusedError(message, isPlain ? code : declineCode);
}
