import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError, toApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import type { PaymentOutcome } from '@wbn/contract/membership/payment-shapes.ts';
import { confirmPayment } from '@wbn/contract/membership/subscription.ts';
import { answerTestBank } from '@wbn/contract/membership/test-gateway.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { reloadMembership } from '../membership-changes.ts';
import type { SubscriptionSetup } from '../plans.ts';
import { CardError } from './card-entry.ts';

/** A write that is performed once, however often it is sent (idempotency key). */
interface Attempt<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

/**
 * Returns the function that sends a write. While the outcome is unknown (no answer, or a server error), the same body is sent again with
 * the same key; after a decision of the server, or with another body, it is a new attempt.
 */
export function useIdempotentWrite<Body>() {
  const open = useRef<Attempt<Body> & { readonly typed: string }>(undefined);
  return async <Reply,>(
    typed: unknown,
    makeBody: () => Promise<Body>,
    send: (attempt: Attempt<Body>) => Promise<Reply>,
  ): Promise<Reply> => {
    const words = JSON.stringify(typed);
    if (open.current?.typed !== words) {
      open.current = { typed: words, body: await makeBody(), idempotencyKey: crypto.randomUUID() };
    }
    const { body, idempotencyKey } = open.current;
    try {
      const reply = await send({ body, idempotencyKey });
      open.current = undefined;
      return reply;
    } catch (error) {
      const { status } = toApiError(error);
      if (status > 0 && status < 500) open.current = undefined;
      throw error;
    }
  };
}

interface Bank {
  /** Lets the holder authenticate. Throws CardError when they do not. */
  readonly ask: (clientSecret: string) => Promise<void>;
  readonly dialog: ReactNode;
}

/** Opens the holder's bank: by Stripe, or a dialog in test mode. */
function useBank(api: ApiClient, setup: SubscriptionSetup, businessID: string): Bank {
  const testBank = useTestBank(api, businessID);
  if (setup.gateway !== 'stripe') return testBank;
  return {
    ask: async (clientSecret) => {
      const { loadStripeOnce } = await import('../stripe/load-stripe.ts');
      const stripe = await loadStripeOnce(setup.publicKey);
      const { error } = await stripe.handleNextAction({ clientSecret });
      if (error) throw new CardError(error.message);
    },
    dialog: null,
  };
}

function useTestBank(api: ApiClient, businessID: string): Bank {
  const t = useText('membership');
  const tell = useMutation(callMutation(api, answerTestBank));
  const [answer, setAnswer] = useState<(succeeds: boolean) => void>();
  const dialog = answer && (
    <Dialog
      title={t('bank.title')}
      onClose={() => answer(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {t('bank.fail')}
          </Button>
          <Button onClick={() => answer(true)}>{t('bank.complete')}</Button>
        </>
      }
    >
      <Text>{t('bank.body')}</Text>
    </Dialog>
  );
  return {
    ask: async (clientSecret) => {
      const succeeds = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
      setAnswer(undefined);
      await tell.mutateAsync({ body: { businessID, clientSecret, succeeds } });
      if (!succeeds) throw new CardError(t('bank.notProven'));
    },
    dialog,
  };
}

export interface PaymentFailure {
  readonly title: string;
  /** The reason, if one was given. */
  readonly reason?: string | undefined;
}

interface PaymentOptions {
  readonly api: ApiClient;
  readonly office: OfficeContext;
  readonly setup: SubscriptionSetup;
}

/** The outcome that waits for the holder's bank. */
type Waiting = Extract<PaymentOutcome, { outcome: 'requires-action' }>;

export type Payment = ReturnType<typeof usePayment>;

/** Runs one payment at a time: the write, the holder's bank if it asks, the outcome, and the text of an error. */
export function usePayment({ api, office, setup }: PaymentOptions) {
  const t = useText('membership');
  const errorMessage = useErrorMessage();
  const client = useQueryClient();
  const { businessID } = office.business;
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
      // The API asks the provider, whatever the browser was told.
      isDone = (await confirm.mutateAsync({ body: { businessID, changeID } })).outcome === 'done';
    } catch (error) {
      throw refusal && toApiError(error).code === 'PaymentRefused' ? refusal : error;
    }
    if (!isDone) throw refusal ?? new CardError(t('bank.unfinished'));
  }

  function wordsOf(error: unknown): PaymentFailure | undefined {
    if (error instanceof CardError) return { title: t('failed.card', { message: error.message }) };
    if (office.fail(error)) return undefined;
    const failed = toApiError(error);
    if (failed.code === 'Conflict') return { title: t('failed.changed'), reason: t('failed.changedReason') };
    if (failed.code === 'PaymentRefused') return { title: t('failed.card', { message: failed.message }) };
    return { title: t('failed.payment'), reason: errorMessage(failed, t('failed.notPaid')) };
  }

  /** Completes a payment and reloads the page's data. Rejects after showing the error when nothing was paid. */
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
      await reloadMembership(client, businessID);
    }
  }

  return { pay, paying, failure, setFailure, bankDialog: bank.dialog };
}
