import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import {
  chooseOffer,
  loadOwnQuotation,
  type OwnQuotation,
  type ReceivedOffer,
} from '@wbn/contract/quotations/quotations.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useNavigate } from 'react-router-dom';
import { quotationLists } from './quotations.query.ts';
import { ReasonDialog, useReasonFailure } from './reason-dialog.tsx';

interface ChooseDialogProps {
  readonly api: ApiClient;
  readonly quotation: OwnQuotation;
  readonly chosen: ReceivedOffer;
  readonly onEnd: () => void;
}

/** Asks before the choice, because the supplier then learns who the buyer is. */
export function ChooseDialog({ api, quotation, chosen, onEnd }: ChooseDialogProps) {
  const t = useText('quotations');
  const path = usePath();
  const navigate = useNavigate();
  const toast = useToast();
  const sayFailure = useReasonFailure();
  const { quotationID, from } = quotation;
  const own = callKey(loadOwnQuotation, { params: { id: quotationID } });
  const choose = useMutation({
    ...callMutation(api, chooseOffer),
    onSuccess: ({ requestID }, _input, _result, { client }) => {
      for (const queryKey of [own, quotationLists, ['requests']]) void client.invalidateQueries({ queryKey });
      toast(t('choose.done'), 'success');
      void navigate(path(requestsPath(from.authorID, requestID)));
    },
    onError: (error, _input, _result, { client }) => {
      const { code, fields } = toApiError(error);
      if (code === 'Conflict') toast(t('choose.changed'), 'danger');
      else sayFailure(error);
      if (fields) return;
      void client.invalidateQueries({ queryKey: own });
      onEnd();
    },
  });
  const company = chosen.business.name;
  return (
    <ReasonDialog
      title={t('choose.title', { company })}
      body={t('choose.body', { company, name: from.name })}
      confirm={t('choose.action')}
      noteLabel={t('choose.note')}
      noteHint={t('close.noteHint')}
      busy={choose.isPending}
      onConfirm={(words) =>
        choose.mutate({ params: { id: quotationID }, body: { offerID: chosen.offerID, ...words } })
      }
      onEnd={onEnd}
    />
  );
}
