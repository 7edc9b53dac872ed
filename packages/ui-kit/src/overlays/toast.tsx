import { CircleAlert, CircleCheck } from 'lucide-react';
import { useStore } from 'zustand/react';
import { classNames } from '../layout/class-names.ts';
import * as styles from './toast.css.ts';
import { dismissToast, showToast, type ToastAction, type ToastTone, toastStore } from './toast-store.ts';

/** Returns the function that shows a short note about the result of an action. */
export function useToast(): (text: string, tone?: ToastTone, action?: ToastAction) => void {
  return showToast;
}

/** Shows the toasts and reads them out; once per page. */
export function Toaster() {
  const toasts = useStore(toastStore);
  return (
    <div className={styles.region} role="status" aria-live="polite" aria-atomic="false">
      {toasts.map(({ id, text, tone, action }) => (
        <div
          key={id}
          className={classNames(styles.toast, styles.tone[tone], action && styles.withAction)}
          onAnimationEnd={({ target, currentTarget }) => {
            if (target === currentTarget) dismissToast(id);
          }}
        >
          {tone === 'success' && <CircleCheck />}
          {tone === 'danger' && <CircleAlert />}
          {text}
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                dismissToast(id);
                action.onAction();
              }}
            >
              {action.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
