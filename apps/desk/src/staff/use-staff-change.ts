import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { listStaff } from '@wbn/contract/desk/staff.ts';
import { useOutcomeToast } from '@wbn/forms/use-outcome-toast.ts';

/** Runs a change of staff, says how it went, and loads the list again. A second factor that is too old has a dialog of its own. */
export function useStaffChange() {
  const client = useQueryClient();
  const say = useOutcomeToast({ fail: (error) => toApiError(error).code === 'SecondFactorTooOld' });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSettled: () => client.invalidateQueries({ queryKey: callKey(listStaff) }),
  });
  return {
    isPending,
    run: (change: () => Promise<unknown>, done: string, conflict?: string) =>
      say(mutateAsync(change), { done, ...(conflict !== undefined && { conflict }) }),
  };
}
