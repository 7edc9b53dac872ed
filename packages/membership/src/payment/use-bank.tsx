import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { answerTestBank } from '@wbn/contract/membership/test-gateway.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubscriptionSetup } from '../plans.ts';
import { CardError } from './card-entry.ts';

interface Bank {
  /** Lets the holder prove who they are. Throws CardError when they do not. */
  readonly ask: (clientSecret: string) => Promise<void>;
  readonly dialog: ReactNode;
}

/** The way to the holder's bank: through Stripe, or a dialog in test mode. */
export function useBank(api: ApiClient, setup: SubscriptionSetup, businessID: string): Bank {
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
  const { t } = useTranslation('membership');
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
