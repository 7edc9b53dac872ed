import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { toApiError } from '@wbn/api-client/to-api-error.ts';
import type { Managed } from '@wbn/cards/business/managed.ts';
import type { PaymentOutcome } from '@wbn/contract/membership/payment-shapes.ts';
import { confirmPayment } from '@wbn/contract/membership/subscription.ts';
import { useFailureWords } from '@wbn/forms/use-failure-words.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { membershipChanged } from '../membership-changes.ts';
import type { SubscriptionSetup } from '../plans.ts';
import { CardError } from './card-entry.ts';
import { useBank } from './use-bank.tsx';

export interface PaymentFailure {
  readonly title: string;
  /** Why, where somebody said so. */
  readonly reason?: string | undefined;
}

interface PaymentOptions {
  readonly api: ApiClient;
  readonly managed: Managed;
  readonly setup: SubscriptionSetup;
}

/** The part of an outcome that waits for the holder's bank. */
type Waiting = Extract<PaymentOutcome, { outcome: 'requires-action' }>;

export type Payment = ReturnType<typeof usePayment>;

/** Pays once at a time: the write, the holder's bank where it asks, what became of it, and the words for what went wrong. */
export function usePayment({ api, managed, setup }: PaymentOptions) {
  const { t } = useTranslation('membership');
  const failureWords = useFailureWords();
  const client = useQueryClient();
  const { businessID } = managed.business;
  const bank = useBank(api, setup, businessID);
  const confirm = useMutation(callMutation(api, confirmPayment));
  const [failure, setFailure] = useState<PaymentFailure>();
  const [paying, setPaying] = useState(false);
  const running = useRef(false);

  async function prove({ changeID, clientSecret }: Waiting): Promise<void> {
    let refusal: CardError | undefined;
    try {
      await bank.ask(clientSecret);
    } catch (error) {
      if (!(error instanceof CardError)) throw error;
      refusal = error;
    }
    let isDone = false;
    try {
      // Whatever the browser was told: the API asks the provider.
      isDone = (await confirm.mutateAsync({ body: { businessID, changeID } })).outcome === 'done';
    } catch (error) {
      throw refusal && toApiError(error).code === 'PaymentRefused' ? refusal : error;
    }
    if (!isDone) throw refusal ?? new CardError(t('bank.unfinished'));
  }

  function wordsOf(error: unknown): PaymentFailure | undefined {
    if (error instanceof CardError) return { title: t('failed.card', { message: error.message }) };
    if (managed.fail(error)) return undefined;
    const failed = toApiError(error);
    if (failed.code === 'Conflict') return { title: t('failed.changed'), reason: t('failed.changedReason') };
    if (failed.code === 'PaymentRefused') return { title: t('failed.payment'), reason: failed.message };
    return { title: t('failed.payment'), reason: failureWords(failed, t('failed.notPaid')) };
  }

  /** Runs a payment to its end, and the page reads its data again. Rejects, after it has said why, when nothing was paid. */
  async function pay(start: () => Promise<PaymentOutcome>): Promise<void> {
    if (running.current) throw new ApiError('Conflict', 'A payment is under way', 409);
    running.current = true;
    setPaying(true);
    setFailure(undefined);
    try {
      const outcome = await start();
      if (outcome.outcome === 'requires-action') await prove(outcome);
    } catch (error) {
      setFailure(wordsOf(error));
      throw error;
    } finally {
      running.current = false;
      setPaying(false);
      await membershipChanged(client, businessID);
    }
  }

  return { pay, paying, failure, setFailure, bankDialog: bank.dialog };
}
