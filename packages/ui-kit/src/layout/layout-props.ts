import type { ComponentType, CSSProperties, FormHTMLAttributes, HTMLAttributes, Ref } from 'react';

/** Elements a layout part may be drawn as. */
export type LayoutTag =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dd'
  | 'form'
  | 'fieldset'
  | 'figure'
  | 'span';

/** What every layout part hands on to its element; `action`, `method` and the like for `as="form"`. */
export interface LayoutProps
  extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'>,
    Pick<FormHTMLAttributes<HTMLElement>, 'action' | 'method' | 'noValidate'> {
  readonly ref?: Ref<HTMLElement>;
  /** Left out on paper. */
  readonly 'data-print'?: 'hide';
}

type Drawn = ComponentType<LayoutProps & { readonly className?: string; readonly style?: CSSProperties }>;

/** The element of a tag, typed by what layout parts hand on instead of by the union of all tags. */
export function elementOf(tag: LayoutTag): Drawn {
  return tag as unknown as Drawn;
}

/** Safari forgets that an unmarked list is a list; the role says it again. */
export function listRole(tag: LayoutTag): 'list' | undefined {
  return tag === 'ul' || tag === 'ol' ? 'list' : undefined;
}
