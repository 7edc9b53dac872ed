import { TextLink } from '../text/text-link.tsx';
import * as styles from './breadcrumbs.css.ts';

interface Crumb {
  readonly label: string;
  /** Absent for the current page. */
  readonly to?: string | undefined;
}

interface BreadcrumbsProps {
  readonly label: string;
  readonly items: readonly Crumb[];
}

/** The path from the home page to this page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.to ?? item.label} className={styles.item}>
            {item.to !== undefined ? (
              <TextLink to={item.to} tone="muted">
                {item.label}
              </TextLink>
            ) : (
              <span className={styles.current} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
