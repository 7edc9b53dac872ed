import { usePath } from '@wbn/edition/use-path.ts';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Way, wayPath } from './nearest-way.ts';
import { useCountLabel } from './use-count-label.ts';
import * as styles from './way-link.css.ts';

interface WayLinkProps {
  readonly id: string;
  readonly name: string;
  /** Undefined: the name is plain text, because there is nothing to link to. */
  readonly way: Way | undefined;
  readonly className: string;
}

/**
 * Link of an industry, category or sub-category with its number of results; an arrow marks a link to an ancestor,
 * when the category itself has none.
 */
export function WayLink({ id, name, way, className }: WayLinkProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const countLabel = useCountLabel();
  if (!way) return <span className={styles.nothing}>{name}</span>;
  const { instead } = way;
  if (!instead)
    return (
      <Link to={path(wayPath(id, way))} className={className}>
        <span className={styles.own}>{name}</span>{' '}
        <span className={styles.count}>
          {way.business !== 'MA' && '· '}
          {countLabel(way)}
        </span>
      </Link>
    );
  const leadsTo = `${t('ways.instead', { name: instead.name })} ${countLabel(way) ?? ''}`.trim();
  return (
    <Link to={path(wayPath(id, way))} title={leadsTo} className={className}>
      <span className={styles.instead}>
        {name} <span aria-hidden="true">→</span>
        <VisuallyHidden>{leadsTo}</VisuallyHidden>
      </span>
    </Link>
  );
}
