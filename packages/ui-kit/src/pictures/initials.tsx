import { classNames } from '../layout/class-names.ts';
import { hueOf, initialsOf } from '../text/initials-of.ts';
import * as styles from './initials.css.ts';

interface InitialsProps {
  readonly name: string;
  /** Named for screen readers when given; else decoration. */
  readonly label?: string;
}

/** Fills the box of a missing picture: initials on a colour that belongs to the name. */
export function Initials({ name, label }: InitialsProps) {
  const className = classNames(styles.initials, styles.hue[hueOf(name, styles.hueCount)]);
  return (
    <span className={className} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <span className={styles.letters}>{initialsOf(name)}</span>
    </span>
  );
}
