import type { MouseEvent, ReactNode } from 'react';

interface JumpLinkProps {
  /** Id of what it leads to, on the same page. */
  readonly to: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * Takes the focus to something on the same page. Leaves no entry in the history: the router, which asks about unsaved changes,
 * would not know it. Without scripts an ordinary anchor.
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
