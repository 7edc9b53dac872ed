import type { MouseEvent, ReactNode } from 'react';

interface JumpLinkProps {
  /** Id of the target element on the same page. */
  readonly to: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * Moves the focus to an element of the same page without a history entry, because the router's check for unsaved
 * changes would not know that entry. Without JavaScript an ordinary anchor.
 */
export function JumpLink({ to, className, children }: JumpLinkProps) {
  const jump = (event: MouseEvent) => {
    const target = document.getElementById(to);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <a href={`#${to}`} className={className} onClick={jump}>
      {children}
    </a>
  );
}
