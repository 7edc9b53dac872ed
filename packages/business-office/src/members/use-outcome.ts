import type { ApiError } from '@wbn/api-client/api-error.ts';
import { toApiError } from '@wbn/api-client/to-api-error.ts';
import { useFailureWords } from '@wbn/forms/use-failure-words.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import type { Managed } from '../manage/use-managed.ts';

interface OutcomeWords {
  /** Said when it is done. */
  readonly done: string;
  /** Said when the server refuses because of what there is (Conflict). */
  readonly conflict?: string;
  /** True when the caller asks about the error itself: nothing is said. */
  readonly isAsked?: (error: ApiError) => boolean;
}

/** Says what becomes of a change: true when it is done. */
export type SayOutcome = (change: Promise<unknown>, words: OutcomeWords) => Promise<boolean>;

/** Gives the function that says what becomes of a change of a company's people. */
export function useOutcome(managed: Managed): SayOutcome {
  const failureWords = useFailureWords();
  const toast = useToast();
  return async (change, { done, conflict, isAsked }) => {
    try {
      await change;
      toast(done, 'success');
      return true;
    } catch (error) {
      if (managed.fail(error)) return false;
      const told = toApiError(error);
      if (isAsked?.(told)) return false;
      toast(told.code === 'Conflict' && conflict ? conflict : failureWords(told), 'danger');
      return false;
    }
  };
}
