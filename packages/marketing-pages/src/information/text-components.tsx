import { usePath } from '@wbn/edition/use-path.ts';
import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageSlot, type SlotName } from './page-slots.tsx';
import * as styles from './text.css.ts';
import {
  Card,
  Cards,
  Checklist,
  CodeBlock,
  Columns,
  Figure,
  Manager,
  Note,
  Plus,
  Quote,
  Split,
  Steps,
  Table,
} from './text-parts.tsx';
import { Boosts } from './use-plan-facts.ts';

/** What a text may use without importing it: Markdown's elements in our looks, and the parts of `text-parts.tsx`. */
export function textComponents(path: string): MDXComponents {
  return {
    a: TextAnchor,
    h2: (props) => <h2 {...props} className={styles.heading2} />,
    h3: (props) => <h3 {...props} className={styles.heading3} />,
    ul: (props) => <ul {...props} className={styles.list} />,
    ol: (props) => <ol {...props} className={styles.list} />,
    pre: CodeBlock,
    table: Table,
    // The empty corner of a table heads nothing.
    th: ({ children, ...rest }) => (children ? <th {...rest}>{children}</th> : <td {...rest} />),
    Illustration: Figure,
    Split,
    Note,
    Steps,
    Checklist,
    Plus,
    Columns,
    Cards,
    Card,
    Quote,
    Manager,
    Boosts,
    Slot: ({ name }: { name: SlotName }) => <PageSlot name={name} path={path} />,
  };
}

/** A link of a text; `/industries` stands for the page in the language being read. */
function TextAnchor({ href = '', children }: { href?: string | undefined; children?: ReactNode }) {
  const path = usePath();
  if (href.startsWith('/')) {
    return (
      <Link to={path(href)} className={styles.link}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={styles.link}>
      {children}
    </a>
  );
}
