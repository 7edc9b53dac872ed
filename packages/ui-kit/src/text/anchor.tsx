import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** Where a link leads: `to` inside the site (router), `href` elsewhere, to a file or to an anchor. */
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

/** A link without looks; the parts that look like links and buttons are made of it. */
export function Anchor({ to, href, ...rest }: AnchorProps & { readonly className?: string }) {
  if (to !== undefined) return <Link to={to} {...rest} />;
  const { prefetch, discover, replace, state, preventScrollReset, reloadDocument, viewTransition, ...plain } =
    rest;
  return <a href={href} {...plain} />;
}
