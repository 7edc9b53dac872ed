import { useEdition } from '@wbn/edition/use-edition.tsx';
import { ScrollRegion } from '@wbn/ui-kit/layout/scroll-region.tsx';
import { Children, isValidElement, type ReactNode } from 'react';
import { Illustration } from '../illustrations/illustration.tsx';
import * as styles from './text.css.ts';

interface PictureProps {
  readonly name: string;
  /** Description in the language of the text. */
  readonly alt: string;
}

interface PartProps {
  readonly children: ReactNode;
}

/** An illustration across the width of the text. */
export function Figure({ name, alt }: PictureProps) {
  return (
    <figure className={styles.figure}>
      <Illustration name={name} alt={alt} />
    </figure>
  );
}

/** A picture beside text; the sides alternate (INF-05). */
export function Split({ picture, alt, children }: PartProps & { picture: string; alt: string }) {
  return (
    <section className={styles.split}>
      <Figure name={picture} alt={alt} />
      <div className={styles.splitWords}>{children}</div>
    </section>
  );
}

/** A highlighted rule of thumb, warning or example. */
export function Note({ title, children }: PartProps & { title?: string }) {
  return (
    <aside className={styles.note}>
      {title && <p className={styles.noteTitle}>{title}</p>}
      {children}
    </aside>
  );
}

/** Wraps an ordered list: steps of a procedure. */
export function Steps({ children }: PartProps) {
  return <div className={styles.steps}>{children}</div>;
}

/** Wraps a list: things to have or to do. */
export function Checklist({ children }: PartProps) {
  return <div className={`${styles.marked} ${styles.check}`}>{children}</div>;
}

/** Wraps a list: additional benefits (INF-10). */
export function Plus({ children }: PartProps) {
  return <div className={`${styles.marked} ${styles.plus}`}>{children}</div>;
}

/** Wraps a long list of short entries. */
export function Columns({ children }: PartProps) {
  return <div className={styles.columns}>{children}</div>;
}

export function Cards({ children }: PartProps) {
  return <div className={styles.cards}>{children}</div>;
}

interface CardProps extends PartProps {
  readonly title: string;
  readonly picture?: string;
  readonly alt?: string;
}

/** One of several short blocks. Its picture is decorative unless it has an `alt`. */
export function Card({ title, picture, alt = '', children }: CardProps) {
  return (
    <section className={styles.card}>
      {picture && <Illustration name={picture} alt={alt} />}
      <div className={styles.cardWords}>
        <h3>{title}</h3>
        {children}
      </div>
    </section>
  );
}

export function Quote({ by, children }: PartProps & { by?: string }) {
  return (
    <figure>
      <blockquote className={styles.quote}>{children}</blockquote>
      {by && <figcaption className={styles.quoteBy}>{by}</figcaption>}
    </figure>
  );
}

const portraits = {
  chiefExecutive: 'manager-chief-executive',
  networkDirector: 'manager-network-director',
} as const;

/** A manager of the network: name and portrait are edition facts, title and biography come from the text (INF-11). */
export function Manager({
  role,
  title,
  children,
}: PartProps & { role: keyof typeof portraits; title: string }) {
  const { managers } = useEdition();
  const name = managers.find((manager) => manager.role === role)?.name;
  if (!name) return null;
  return (
    <section className={styles.manager}>
      <Figure name={portraits[role]} alt={name} />
      <div className={styles.managerWords}>
        <h3>{name}</h3>
        <p className={styles.managerTitle}>{title}</p>
        {children}
      </div>
    </section>
  );
}

/** A table in a scroll region that is labelled by the table's column headings. */
export function Table({ children }: PartProps) {
  return (
    <ScrollRegion label={headsOf(children).join(', ')}>
      <table className={styles.table}>{children}</table>
    </ScrollRegion>
  );
}

/** Returns the texts of a table's first row from the element tree that MDX creates. */
function headsOf(table: ReactNode): string[] {
  const first = Children.toArray(table)[0];
  if (typeof first === 'string') return first.trim() === '' ? [] : [first];
  if (!isValidElement<PartProps>(first)) return [];
  return Children.toArray(first.props.children).flatMap((child) => headsOf(child));
}

/** A code sample; scrolls horizontally on narrow screens. */
export function CodeBlock({ children }: PartProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <pre className={styles.code} tabIndex={0}>
      {children}
    </pre>
  );
}
