import { createStore } from 'zustand/vanilla';

export type ToastTone = 'neutral' | 'success' | 'danger';

/** An action offered while the toast is shown, such as undo. */
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

/** The toasts on screen. Only ever written in the browser, so that server requests cannot see each other's. */
export const toastStore = createStore<readonly Toast[]>()(() => []);

let lastId = 0;

/** Shows a toast; at most three are shown, the oldest is removed first. */
export function showToast(text: string, tone: ToastTone = 'neutral', action?: ToastAction): void {
  lastId += 1;
  toastStore.setState((toasts) => [...toasts, { id: lastId, text, tone, action }].slice(-3), true);
}

export function dismissToast(id: number): void {
  toastStore.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);
}
