import type { AnchorHTMLAttributes, Ref } from 'react';

/** Target of a link: `to` for a page of the site, `href` for other sites, files and places on the same page. */
export interface AnchorProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className' | 'style'> {
  /** Path and query, or `?` and a query of the current page. */
  readonly to?: string | undefined;
  /** Replaces the history entry of the current page. */
  readonly replace?: boolean;
  /** Keeps the scroll position. */
  readonly preventScrollReset?: boolean;
  readonly href?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * An unstyled link, the base of all link and button-link components. It is a plain `<a>`, because React Router's
 * `<Link>` costs several hooks each and a page has a hundred links: `usePageLinks` gives clicks on `to` to the router.
 */
export function Anchor({
  to,
  href = to,
  replace,
  preventScrollReset,
  ...rest
}: AnchorProps & { readonly className?: string | undefined }) {
  const how = replace ? 'replace' : preventScrollReset ? 'keep-scroll' : '';
  return <a href={href} data-page={to === undefined ? undefined : how} {...rest} />;
}
