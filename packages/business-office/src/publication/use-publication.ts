import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import {
  deleteBusiness,
  restoreBusiness,
  setBusinessStatus,
} from '@wbn/contract/business/change-publication.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { accessChanged, businessSaved } from '../cache-updates.ts';

type Status = CallInput<typeof setBusinessStatus>['body']['status'];

type Step = 'publish' | 'unpublish' | 'restore' | 'delete';

interface Company {
  readonly businessID: string;
  readonly company: string;
}

/** Publishes, unpublishes, deletes and restores a company; each step shows a toast and resolves with its outcome. */
export function usePublication(api: ApiClient, { businessID, company }: Company) {
  const t = useText('publication');
  const toast = useToast();
  const setStatus = useMutation({
    mutationFn: (status: Status) =>
      api.call(setBusinessStatus, { params: { id: businessID }, body: { status } }),
    onSuccess: ({ data, session }, _status, _result, { client }) => businessSaved(client, data, session),
  });
  const restore = useMutation({
    mutationFn: () => api.call(restoreBusiness, { params: { id: businessID } }),
    onSuccess: ({ data, session }, _nothing, _result, { client }) => businessSaved(client, data, session),
  });
  const remove = useMutation({
    mutationFn: () => api.call(deleteBusiness, { params: { id: businessID } }),
    onSettled: (_reply, _error, _nothing, _result, { client }) => accessChanged(client, businessID),
  });
  const start: Readonly<Record<Step, () => Promise<unknown>>> = {
    publish: () => setStatus.mutateAsync('published'),
    unpublish: () => setStatus.mutateAsync('unpublished'),
    restore: () => restore.mutateAsync(),
    delete: () => remove.mutateAsync(),
  };
  const perform = async (step: Step): Promise<'done' | 'failed' | 'too-old'> => {
    try {
      await start[step]();
      toast(t(`done.${step}`, { company }), 'success');
      return 'done';
    } catch (error) {
      const { code, status, message } = toApiError(error);
      if (code === 'SignInTooOld') return 'too-old';
      toast(status > 0 ? t('failedWith', { message }) : t('failed'), 'danger');
      return 'failed';
    }
  };
  return { perform, busy: setStatus.isPending || restore.isPending || remove.isPending };
}
