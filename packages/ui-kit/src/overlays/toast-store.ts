import { createStore } from 'zustand/vanilla';

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

/** The toasts on screen; filled in the browser only, so that no request sees another's. */
export const toastStore = createStore<readonly Toast[]>()(() => []);

let lastId = 0;

/** Shows a toast; at most three at a time, the oldest gives way. */
export function showToast(text: string, tone: ToastTone = 'neutral', action?: ToastAction): void {
  lastId += 1;
  toastStore.setState((toasts) => [...toasts, { id: lastId, text, tone, action }].slice(-3), true);
}

export function dismissToast(id: number): void {
  toastStore.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);
}
