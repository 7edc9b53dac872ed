import { Anchor, type AnchorProps } from '../../text/anchor.tsx';
import * as styles from './button.css.ts';
import type { ButtonLooks } from './button.tsx';
import { buttonClass } from './button-class.ts';

interface ButtonLinkProps extends AnchorProps, ButtonLooks {}

/** A link drawn as a button. */
export function ButtonLink({ variant, size, icon, block, children, ...rest }: ButtonLinkProps) {
  const looks = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <Anchor {...rest} className={buttonClass(looks)}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      {children}
    </Anchor>
  );
}
