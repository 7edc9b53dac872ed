import { ApiError } from '@wbn/api-client/api-error.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Managed } from '../manage/use-managed.ts';

interface MemberActionOptions {
  readonly managed: Managed;
  /** Shows the list as it is afterwards. */
  readonly reload: () => void;
}

interface Outcome {
  /** Said when it is done. */
  readonly done: string;
  /** Said when the last owner would go (Conflict). */
  readonly conflict?: string;
  /** Instead of loading the list again. */
  readonly afterwards?: () => void;
}

export type RunAction = (action: () => Promise<unknown>, outcome: Outcome) => Promise<boolean>;

/** Does one thing at a time, and says what became of it. */
export function useMemberAction({ managed, reload }: MemberActionOptions): {
  readonly run: RunAction;
  readonly busy: boolean;
} {
  const { t } = useTranslation('company-members');
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const run: RunAction = async (action, { done, conflict, afterwards = reload }) => {
    setBusy(true);
    try {
      await action();
      toast(done, 'success');
      afterwards();
      return true;
    } catch (error) {
      if (managed.fail(error)) return false;
      const { code, message, status } =
        error instanceof ApiError ? error : new ApiError('InternalError', '', 0);
      if (code === 'Conflict' && conflict) toast(conflict, 'danger');
      else toast(status > 0 ? t('failedWith', { message }) : t('failed'), 'danger');
      // What is gone was done by somebody else meanwhile.
      if (code === 'NotFound') reload();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}
