import type { CSSProperties, ElementType, HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import * as styles from './text.css.ts';

interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  readonly size?: keyof typeof styles.size;
  readonly tone?: keyof typeof styles.tone;
  readonly weight?: keyof typeof styles.weight;
  readonly as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'small'
    | 'li'
    | 'dt'
    | 'dd'
    | 'time'
    | 'address'
    | 'figcaption';
  /** Maximum number of lines; longer text ends in an ellipsis. */
  readonly clamp?: number;
  readonly dateTime?: string;
}

/** Running text. */
export function Text({ size = 'md', tone = 'default', weight, as = 'p', clamp, ...rest }: TextProps) {
  const Tag: ElementType = as;
  const className = classNames(
    styles.size[size],
    styles.tone[tone],
    weight && styles.weight[weight],
    clamp !== undefined && styles.clamp,
  );
  if (clamp === undefined) return <Tag {...rest} className={className} />;
  return <Tag {...rest} className={className} style={{ [styles.lines]: clamp } as CSSProperties} />;
}

/** Small, muted text for secondary information. */
export function MutedText(props: Omit<TextProps, 'size' | 'tone'>) {
  return <Text {...props} size="sm" tone="muted" />;
}

/** An error message that is read out at once; renders nothing without content. */
export function FailureText({ children }: { readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <Text size="sm" tone="danger" role="alert">
      {children}
    </Text>
  );
}
