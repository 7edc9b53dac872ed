import { useMutation } from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/to-api-error.ts';
import { useFailureWords } from '@wbn/forms/use-failure-words.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeProps } from './verification-office.tsx';
import { withdrawVerificationMutation } from './withdraw-verification.query.ts';

/** Takes the case back, after a question. */
export function Withdraw({ api, businessID }: OfficeProps) {
  const { t } = useTranslation('verification-office');
  const words = useFailureWords();
  const [asking, setAsking] = useState(false);
  const withdraw = useMutation({
    ...withdrawVerificationMutation(api, businessID),
    onSettled: () => setAsking(false),
  });
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
          onConfirm={() => withdraw.mutate()}
          onCancel={() => setAsking(false)}
        >
          {t('withdraw.body')}
        </ConfirmDialog>
      )}
    </div>
  );
}
