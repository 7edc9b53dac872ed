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
  /** Without one there is nothing to go to, and the name is no link. */
  readonly way: Way | undefined;
  readonly className: string;
}

/** Name of an industry, category or sub-category with the number behind it; with an arrow where it has nothing and leads to what it belongs to. */
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
