import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { ReactNode } from 'react';
import * as styles from './card.css.ts';

interface CardTitleProps {
  readonly level: 2 | 3;
  readonly size?: 'md' | 'sm';
  readonly to: string;
  readonly children: ReactNode;
}

/** Title of a card; its link covers the card. Names come in any script, so each finds its own direction. */
export function CardTitle({ level, size = 'sm', to, children }: CardTitleProps) {
  return (
    <div className={styles.title}>
      <Heading level={level} size={size}>
        <TextLink to={to} tone="default" dir="auto">
          {children}
        </TextLink>
      </Heading>
    </div>
  );
}
