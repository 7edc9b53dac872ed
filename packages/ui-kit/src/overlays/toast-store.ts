export type ToastTone = 'neutral' | 'success' | 'danger';

/** What can be done about a toast while it is there, such as to undo. */
export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  readonly action?: ToastAction | undefined;
}

const none: readonly Toast[] = [];
const listeners = new Set<() => void>();
let toasts = none;
let lastId = 0;

const set = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** The toasts on screen; lives in the browser only, so that no request sees another's. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
  readOnServer: (): readonly Toast[] => none,
  /** Shows a toast; at most three at a time, the oldest gives way. */
  show(text: string, tone: ToastTone = 'neutral', action?: ToastAction): void {
    lastId += 1;
    set([...toasts, { id: lastId, text, tone, action }].slice(-3));
  },
  dismiss(id: number): void {
    set(toasts.filter((toast) => toast.id !== id));
  },
};
