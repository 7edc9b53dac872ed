import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { foreignText } from '../labels/foreign-text.ts';
import * as styles from './card.css.ts';

interface CardTitleProps {
  readonly level: 2 | 3;
  readonly size?: 'md' | 'sm';
  readonly to: string;
  /** A name. */
  readonly children: string;
}

/** Title of a card; its link covers the card. Names come in any script, so each finds its own direction and language. */
export function CardTitle({ level, size = 'sm', to, children }: CardTitleProps) {
  return (
    <div className={styles.title}>
      <Heading level={level} size={size}>
        <TextLink to={to} tone="default" {...foreignText(children)}>
          {children}
        </TextLink>
      </Heading>
    </div>
  );
}
