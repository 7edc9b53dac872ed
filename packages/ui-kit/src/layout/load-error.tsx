import type { ReactNode } from 'react';
import { Button } from '../controls/buttons/button.tsx';
import { ErrorState } from './error-state.tsx';

interface LoadErrorProps {
  readonly title: string;
  readonly retry: string;
  readonly onRetry: () => unknown;
  readonly children?: ReactNode;
}

/** Replaces content that could not be loaded, with a retry button. */
export function LoadError({ title, retry, onRetry, children }: LoadErrorProps) {
  return (
    <ErrorState
      title={title}
      action={
        <Button variant="secondary" size="sm" onClick={() => void onRetry()}>
          {retry}
        </Button>
      }
    >
      {children}
    </ErrorState>
  );
}
