import type { ApiError } from '@wbn/api-client/api-error.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useErrorMessage } from './use-error-message.ts';

interface OutcomeWords {
  /** Shown on success. */
  readonly done: string;
  /** Shown on a Conflict instead of the general message. */
  readonly conflict?: string;
  /** Returns true when the caller handles the error itself: no toast. */
  readonly isAsked?: (error: ApiError) => boolean;
}

/** Awaits a change and shows a toast for its outcome; resolves with true on success. */
export type ReportOutcome = (change: Promise<unknown>, words: OutcomeWords) => Promise<boolean>;

interface Screen {
  /** Called for every error; true when the screen shows it itself: no toast. */
  readonly fail: (error: unknown) => boolean;
}

/** Returns the function that runs a change and shows a toast for its outcome. */
export function useOutcomeToast(screen: Screen): ReportOutcome {
  const errorMessage = useErrorMessage();
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
      toast(told.code === 'Conflict' && conflict ? conflict : errorMessage(told), 'danger');
      return false;
    }
  };
}
