import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import * as styles from './category-link.css.ts';
import { type CategoryTarget, targetPath } from './nearest-target.ts';
import { useCountLabel } from './use-count-label.ts';

interface CategoryLinkProps {
  readonly id: string;
  readonly name: string;
  /** Undefined: the name is plain text, because there is nothing to link to. */
  readonly target: CategoryTarget | undefined;
  readonly className: string;
}

/**
 * Link of an industry, category or sub-category with its number of results; an arrow marks a link to an ancestor,
 * when the category itself has none.
 */
export function CategoryLink({ id, name, target, className }: CategoryLinkProps) {
  const t = useText('search');
  const path = usePath();
  const countLabel = useCountLabel();
  if (!target) return <span className={styles.nothing}>{name}</span>;
  const { instead } = target;
  if (!instead)
    return (
      <Anchor to={path(targetPath(id, target))} className={className}>
        <span className={styles.own}>{name}</span>{' '}
        <span className={styles.count}>
          {target.business !== 'MA' && '· '}
          {countLabel(target)}
        </span>
      </Anchor>
    );
  const leadsTo = `${t('ways.instead', { name: instead.name })} ${countLabel(target) ?? ''}`.trim();
  return (
    <Anchor to={path(targetPath(id, target))} title={leadsTo} className={className}>
      <span className={styles.instead}>
        {name} <span aria-hidden="true">→</span>
        <VisuallyHidden>{leadsTo}</VisuallyHidden>
      </span>
    </Anchor>
  );
}
