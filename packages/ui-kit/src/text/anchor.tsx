import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** Target of a link: `to` inside the site (router), `href` for other sites, files and anchors. */
export interface AnchorProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className' | 'style'>,
    Pick<
      LinkProps,
      | 'prefetch'
      | 'discover'
      | 'replace'
      | 'state'
      | 'preventScrollReset'
      | 'reloadDocument'
      | 'viewTransition'
    > {
  readonly to?: LinkProps['to'] | undefined;
  readonly href?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** An unstyled link, the base of all link and button-link components. */
export function Anchor({ to, href, ...rest }: AnchorProps & { readonly className?: string }) {
  if (to !== undefined) return <Link to={to} {...rest} />;
  const { prefetch, discover, replace, state, preventScrollReset, reloadDocument, viewTransition, ...plain } =
    rest;
  return <a href={href} {...plain} />;
}
