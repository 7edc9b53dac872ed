import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { loadOpenQuotation } from '@wbn/contract/quotations/open-quotations.ts';
import { passQuotation } from '@wbn/contract/quotations/questions.ts';
import type { PassReason } from '@wbn/contract/quotations/quotations.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import { quotationLists } from './quotations.query.ts';

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
  const errorMessage = useErrorMessage();
  const [reason, setReason] = useState<PassReason>('trade');
  const [note, setNote] = useState('');
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
    onError: (error) => {
      const failure = toApiError(error);
      toast(failure.fields ? t('contact') : errorMessage(failure), 'danger');
    },
  });
  return (
    <ConfirmDialog
      title={t('pass.title')}
      confirm={t('pass.action')}
      cancel={t('cancel')}
      busy={pass.isPending}
      onConfirm={() =>
        pass.mutate({
          params: { id: quotationID },
          query: { bid: businessID },
          body: { reason, ...(note.trim() && { note }) },
        })
      }
      onCancel={onEnd}
    >
      <Stack space="sm">
        <Text>{t('pass.body')}</Text>
        <Select
          label={t('pass.reason')}
          value={reason}
          options={reasons.map((value) => ({ value, text: t(`pass.reasons.${value}`) }))}
          onChange={({ target }) => setReason(reasons.find((one) => one === target.value) ?? 'other')}
        />
        <TextArea
          label={t('pass.note')}
          rows={2}
          limit={500}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
