import { classNames } from '../layout/class-names.ts';
import { Anchor, type AnchorProps } from './anchor.tsx';
import * as styles from './text-link.css.ts';

interface TextLinkProps extends AnchorProps {
  /** `brand` is underlined, for running text; the others are for lists, navigation and titles. */
  readonly tone?: keyof typeof styles.tone;
}

/** A link that looks like one. */
export function TextLink({ tone = 'brand', ...rest }: TextLinkProps) {
  return <Anchor {...rest} className={classNames(styles.link, styles.tone[tone])} />;
}
