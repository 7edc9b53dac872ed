import type { ApiError } from '@wbn/api-client/api-error.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useFailureWords } from './use-failure-words.ts';

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

interface Screen {
  /** Told of every error. True: the screen says what went wrong. */
  readonly fail: (error: unknown) => boolean;
}

/** Gives the function that says what becomes of a change that a screen of a company's people makes. */
export function useOutcome(screen: Screen): SayOutcome {
  const failureWords = useFailureWords();
  const toast = useToast();
  return async (change, { done, conflict, isAsked }) => {
    try {
      await change;
      toast(done, 'success');
      return true;
    } catch (error) {
      if (screen.fail(error)) return false;
      const told = toApiError(error);
      if (isAsked?.(told)) return false;
      toast(told.code === 'Conflict' && conflict ? conflict : failureWords(told), 'danger');
      return false;
    }
  };
}
