import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { foreignText } from '../labels/foreign-text.ts';
import * as styles from './card.css.ts';
import { MarkedText, type TextRange } from './marked-text.tsx';

interface CardTitleProps {
  readonly level: 2 | 3;
  readonly size?: 'md' | 'sm';
  readonly to: string;
  readonly children: string;
  /** Parts of the title to mark as search hits. */
  readonly ranges?: readonly TextRange[] | undefined;
}

/**
 * Title of a card; its link covers the whole card. Direction and language are set for each name, because names come
 * in any script.
 */
export function CardTitle({ level, size = 'sm', to, children, ranges }: CardTitleProps) {
  return (
    <div className={styles.title}>
      <Heading level={level} size={size}>
        <TextLink to={to} tone="default" {...foreignText(children)}>
          <MarkedText text={children} ranges={ranges} />
        </TextLink>
      </Heading>
    </div>
  );
}
