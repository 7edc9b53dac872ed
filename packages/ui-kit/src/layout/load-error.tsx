import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { ErrorState } from './error-state.tsx';

interface LoadErrorProps {
  readonly title: string;
  readonly retry: string;
  readonly onRetry: () => unknown;
  readonly children?: ReactNode;
}

/** In the place of what could not be loaded, with a button that tries again. */
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
