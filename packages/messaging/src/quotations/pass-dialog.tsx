import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { loadOpenQuotation } from '@wbn/contract/quotations/open-quotations.ts';
import { passQuotation } from '@wbn/contract/quotations/questions.ts';
import type { PassReason } from '@wbn/contract/quotations/quotations.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useState } from 'react';
import { quotationLists } from './quotations.query.ts';
import { ReasonDialog, useReasonFailure } from './reason-dialog.tsx';

const reasons: readonly PassReason[] = ['trade', 'quantity', 'place', 'time', 'terms', 'other'];

interface PassDialogProps {
  readonly api: ApiClient;
  readonly quotationID: string;
  readonly businessID: string;
  readonly onEnd: () => void;
}

/** Asks a supplier why a request for quotation is not for them. */
export function PassDialog({ api, quotationID, businessID, onEnd }: PassDialogProps) {
  const t = useText('quotations');
  const toast = useToast();
  const onError = useReasonFailure();
  const [reason, setReason] = useState<PassReason>('trade');
  const pass = useMutation({
    ...callMutation(api, passQuotation),
    onSuccess: async (_passed, _input, _result, { client }) => {
      void client.invalidateQueries({ queryKey: quotationLists });
      await client.invalidateQueries({
        queryKey: callKey(loadOpenQuotation, { params: { id: quotationID } }),
      });
      toast(t('pass.done'), 'success');
      onEnd();
    },
    onError,
  });
  return (
    <ReasonDialog
      title={t('pass.title')}
      body={t('pass.body')}
      confirm={t('pass.action')}
      noteLabel={t('pass.note')}
      busy={pass.isPending}
      onConfirm={(words) =>
        pass.mutate({
          params: { id: quotationID },
          query: { bid: businessID },
          body: { reason, ...words },
        })
      }
      onEnd={onEnd}
    >
      <Select
        label={t('pass.reason')}
        value={reason}
        options={reasons.map((value) => ({ value, text: t(`pass.reasons.${value}`) }))}
        onChange={({ target }) => setReason(reasons.find((one) => one === target.value) ?? 'other')}
      />
    </ReasonDialog>
  );
}
