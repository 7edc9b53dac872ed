import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { closeQuotation, loadOwnQuotation } from '@wbn/contract/quotations/quotations.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { quotationLists } from './quotations.query.ts';
import { ReasonDialog, useReasonFailure } from './reason-dialog.tsx';

interface CloseDialogProps {
  readonly api: ApiClient;
  readonly quotationID: string;
  readonly onEnd: () => void;
}

/** Asks before a request for quotation is closed without a choice. */
export function CloseDialog({ api, quotationID, onEnd }: CloseDialogProps) {
  const t = useText('quotations');
  const toast = useToast();
  const onError = useReasonFailure();
  const close = useMutation({
    ...callMutation(api, closeQuotation),
    onSuccess: async (_closed, _input, _result, { client }) => {
      void client.invalidateQueries({ queryKey: quotationLists });
      await client.invalidateQueries({
        queryKey: callKey(loadOwnQuotation, { params: { id: quotationID } }),
      });
      toast(t('close.done'), 'success');
      onEnd();
    },
    onError,
  });
  return (
    <ReasonDialog
      title={t('close.title')}
      body={t('close.body')}
      confirm={t('close.action')}
      tone="danger"
      noteLabel={t('close.note')}
      noteHint={t('close.noteHint')}
      busy={close.isPending}
      onConfirm={(words) => close.mutate({ params: { id: quotationID }, body: words })}
      onEnd={onEnd}
    />
  );
}
