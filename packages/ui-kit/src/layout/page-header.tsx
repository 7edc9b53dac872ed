import type { ReactNode } from 'react';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './page-header.css.ts';

interface PageHeaderProps {
  /** The one heading of level 1 on the page. */
  readonly title: ReactNode;
  /** Picture of the person, company or group that the page is about. */
  readonly photo?: ReactNode;
  /** One sentence on what the page is for. */
  readonly lead?: ReactNode;
  /** Small facts about what the page shows: badges, a count, a date. */
  readonly facts?: ReactNode;
  /** The main action, as a button or a link; a second one at most. */
  readonly action?: ReactNode;
  /** Links to the parts of the page: `TabLinks`. */
  readonly tabs?: ReactNode;
}

/** The head of a page: its title, one sentence, the main action and the links to its parts. It stands on the page, not in a card. */
export function PageHeader({ title, photo, lead, facts, action, tabs }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={photo ? styles.picturedRow : styles.row}>
        {photo && <div className={styles.photo}>{photo}</div>}
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          {facts}
          {lead && <Text tone="muted">{lead}</Text>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {tabs}
    </header>
  );
}
