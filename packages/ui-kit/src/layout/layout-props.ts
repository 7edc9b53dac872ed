import type { ComponentType, CSSProperties, FormHTMLAttributes, HTMLAttributes, Ref } from 'react';

/** Elements that a layout component can render as. */
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

/** Props that every layout component passes to its element; `action`, `method` and the like are for `as="form"`. */
export interface LayoutProps
  extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'>,
    Pick<FormHTMLAttributes<HTMLElement>, 'action' | 'method' | 'noValidate'> {
  readonly ref?: Ref<HTMLElement>;
  /** Hides the element in print. */
  readonly 'data-print'?: 'hide';
}

type Drawn = ComponentType<LayoutProps & { readonly className?: string; readonly style?: CSSProperties }>;

/**
 * Returns the tag as a component typed by the props above, because the union of all intrinsic tags is too wide to
 * type-check.
 */
export function elementOf(tag: LayoutTag): Drawn {
  return tag as unknown as Drawn;
}

/** Safari drops the list role of lists without bullets; an explicit role restores it. */
export function listRole(tag: LayoutTag): 'list' | undefined {
  return tag === 'ul' || tag === 'ol' ? 'list' : undefined;
}
