import { toApiError } from '@wbn/api-client/to-api-error.ts';
import { withdrawVerification } from '@wbn/contract/verification/cases.ts';
import { useFailureWords } from '@wbn/forms/use-failure-words.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaseMutation } from './use-case-mutation.ts';
import type { VerificationScreenProps } from './verification-screen.tsx';

/** Takes the case back, after a question. */
export function Withdraw({ api, businessID }: VerificationScreenProps) {
  const { t } = useTranslation('verification-office');
  const words = useFailureWords();
  const [asking, setAsking] = useState(false);
  const withdraw = useCaseMutation(api, businessID, withdrawVerification);
  const takeBack = () =>
    withdraw.mutate({ params: { id: businessID } }, { onSettled: () => setAsking(false) });
  return (
    <div>
      {withdraw.error && <Notice tone="danger" title={words(toApiError(withdraw.error))} />}
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {t('withdraw.action')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('withdraw.title')}
          confirm={t('withdraw.action')}
          cancel={t('cancel')}
          tone="danger"
          busy={withdraw.isPending}
          onConfirm={takeBack}
          onCancel={() => setAsking(false)}
        >
          {t('withdraw.body')}
        </ConfirmDialog>
      )}
    </div>
  );
}
