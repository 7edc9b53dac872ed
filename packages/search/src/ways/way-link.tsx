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

/** Name of an industry, category or sub-category with what is found behind it, and where, if that is not it or no manufacturers. */
export function WayLink({ id, name, way, className }: WayLinkProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const countLabel = useCountLabel();
  if (!way) return <span className={styles.nothing}>{name}</span>;
  return (
    <Link to={path(wayPath(id, way))} className={className}>
      {way.instead ? <span className={styles.instead}>{name}</span> : name}{' '}
      {way.instead && (
        <span className={styles.instead}>
          <VisuallyHidden>{t('ways.instead')} </VisuallyHidden>
          <span aria-hidden="true">→ </span>
          {way.instead.name}{' '}
        </span>
      )}
      <span className={styles.count}>{countLabel(way)}</span>
    </Link>
  );
}
