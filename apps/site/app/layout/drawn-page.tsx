import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Stands in a document where the server puts the drawn page; it is never sent. */
export const drawnPageMark = '<!--drawn-page-->';

interface DrawnPageProps {
  /** Its markup; absent where the document already holds it. */
  readonly html: string | undefined;
}

/**
 * A page, or a part of one, that the server has drawn for everybody. No code comes with it: all that a browser adds is that its links lead
 * on without loading a new document.
 */
export function DrawnPage({ html = drawnPageMark }: DrawnPageProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const to = targetOf(event);
    if (to === undefined) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls, by keyboard too
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={follow} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
  );
}

/** Where a click leads inside the site; undefined for everything that the browser should do itself. */
function targetOf(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.download || link.origin !== window.location.origin) return undefined;
  if (link.pathname === window.location.pathname && link.hash) return undefined;
  return link.pathname + link.search + link.hash;
}
