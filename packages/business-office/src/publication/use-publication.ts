import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/to-api-error.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useTranslation } from 'react-i18next';
import { deleteBusinessMutation } from './delete-business.query.ts';
import { restoreBusinessMutation } from './restore-business.query.ts';
import { setBusinessStatusMutation } from './set-business-status.query.ts';

type Step = 'publish' | 'unpublish' | 'restore' | 'delete';

interface Company {
  readonly businessID: string;
  readonly company: string;
}

/** The steps of a company's life, each said when it is done. A step gives what has become of it. */
export function usePublication(api: ApiClient, { businessID, company }: Company) {
  const { t } = useTranslation('publication');
  const toast = useToast();
  const setStatus = useMutation(setBusinessStatusMutation(api, businessID));
  const restore = useMutation(restoreBusinessMutation(api, businessID));
  const remove = useMutation(deleteBusinessMutation(api, businessID));
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
