import { useEffect, useEffectEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

/**
 * Gives plain clicks on links to pages of the site (`Anchor` with `to`) to the router, as React Router's `<Link>` does
 * for each link. Used once, in the frame of the page. What a component has prevented, clicks with a modifier, other
 * windows and downloads are left alone.
 */
export function usePageLinks(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const follow = useEffectEvent((event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page]') : null;
    const to = link?.getAttribute('href');
    if (!link || !to || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    event.preventDefault();
    void navigate(to, {
      // As browsers do for a link to the current address.
      replace: link.dataset.page === 'replace' || to === createPath(location),
      preventScrollReset: link.dataset.page === 'keep-scroll',
    });
  });
  useEffect(() => {
    // On the window, after React's handlers, which may prevent the click.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, []);
}
