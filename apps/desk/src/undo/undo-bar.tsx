import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { countCases, listCases, loadCase, undoDecision } from '@wbn/contract/desk/cases.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand/react';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKeys } from '../keys/keys.ts';
import { useDesk } from '../session/desk-context.ts';
import * as styles from './undo-bar.css.ts';
import { forgetUndo, type PendingDecision, undoStore } from './undo-store.ts';

/** Offers to undo the last decision until it is carried out, on every page of the desk. */
export function UndoBar() {
  const { pending } = useStore(undoStore);
  return (
    <div role="status" className={styles.place}>
      {pending && <Bar key={pending.decisionID} pending={pending} />}
    </div>
  );
}

function Bar({ pending }: { readonly pending: PendingDecision }) {
  const t = useText('desk-undo');
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { api } = useDesk();
  const seconds = useSecondsUntil(pending.runsAt);
  const { mutate, isPending } = useMutation({
    ...callMutation(api, undoDecision),
    onSuccess: () => {
      toast(t('undone'), 'success');
      void navigate(`/cases/${pending.caseID}`);
    },
    onError: (error) => {
      const failure = toApiError(error);
      toast(failure.code === 'Conflict' ? t('tooLate') : errorMessage(failure, t('failed')), 'danger');
    },
    onSettled: async () => {
      forgetUndo();
      await Promise.all(
        [listCases, loadCase, countCases].map((call) =>
          client.invalidateQueries({ queryKey: callKey(call) }),
        ),
      );
    },
  });
  const undo = () => {
    if (!isPending) mutate({ params: { id: pending.decisionID } });
  };
  useKeys([{ key: 'u', label: t('undo'), run: undo }]);
  useEffect(() => {
    if (seconds <= 0 && !isPending) forgetUndo();
  }, [seconds, isPending]);
  return (
    <div className={styles.bar}>
      <span>
        {t('decided', { count: pending.count, name: pending.name })}{' '}
        <span aria-hidden="true" className={styles.seconds}>
          {t('seconds', { count: Math.max(seconds, 0) })}
        </span>
      </span>
      <Button variant="secondary" size="sm" loading={isPending} aria-keyshortcuts="u" onClick={undo}>
        {t('undo')} <KeyHint of="u" />
      </Button>
    </div>
  );
}

/** Whole seconds until a moment, counted down. */
function useSecondsUntil(moment: string): number {
  const left = () => Math.ceil((Date.parse(moment) - Date.now()) / 1000);
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.ceil((Date.parse(moment) - Date.now()) / 1000)), 250);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
